import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { archiveBrochure, ArchiveBrochureInput, ArchiveBrochurePayload } from './archiveBrochure';
import { publishBrochure, PublishBrochureInput, PublishBrochurePayload } from './publishBrochure';
import { unarchiveBrochure, UnarchiveBrochureInput, UnarchiveBrochurePayload } from './unarchiveBrochure';

/** Requesting the present status succeeds and changes nothing; see the transition table. */
@Resolver()
export class BrochureStatusResolver {
  @Mutation(() => PublishBrochurePayload, {
    description:
      'Puts an ad that waits for review before the public. CONFLICT when it is archived; VALIDATION_FAILED names what its type still needs. For administrators.',
  })
  async publishBrochure(
    @Arg('input', () => PublishBrochureInput, { description: 'Which ad to publish.' }) { id }: PublishBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<PublishBrochurePayload> {
    return new PublishBrochurePayload(await publishBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }

  @Mutation(() => ArchiveBrochurePayload, {
    description: 'Puts an ad away, whatever its state. For administrators.',
  })
  async archiveBrochure(
    @Arg('input', () => ArchiveBrochureInput, { description: 'Which ad to archive.' }) { id }: ArchiveBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<ArchiveBrochurePayload> {
    return new ArchiveBrochurePayload(await archiveBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') }));
  }

  @Mutation(() => UnarchiveBrochurePayload, {
    description:
      'Brings an archived ad back: it then waits for review. CONFLICT when it is published. For administrators.',
  })
  async unarchiveBrochure(
    @Arg('input', () => UnarchiveBrochureInput, { description: 'Which ad to bring back.' })
    { id }: UnarchiveBrochureInput,
    @Ctx() context: RequestContext,
  ): Promise<UnarchiveBrochurePayload> {
    const brochure = await unarchiveBrochure(context, { id: databaseIdOf(id, 'Brochure', 'id') });
    return new UnarchiveBrochurePayload(brochure);
  }
}
