import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { archiveBrochures } from './archiveBrochures';
import { ArchiveBrochuresInput } from './ArchiveBrochuresInput';
import { ArchiveBrochuresPayload } from './ArchiveBrochuresPayload';
import { publishBrochures } from './publishBrochures';
import { PublishBrochuresInput } from './PublishBrochuresInput';
import { PublishBrochuresPayload } from './PublishBrochuresPayload';
import { setBrochuresMapArea } from './setBrochuresMapArea';
import { SetBrochuresMapAreaInput } from './SetBrochuresMapAreaInput';
import { SetBrochuresMapAreaPayload } from './SetBrochuresMapAreaPayload';
import { unarchiveBrochures } from './unarchiveBrochures';
import { UnarchiveBrochuresInput } from './UnarchiveBrochuresInput';
import { UnarchiveBrochuresPayload } from './UnarchiveBrochuresPayload';

const eachByItself = 'Each by itself: what is refused for one holds no other back. For administrators.';

/** The same done to many ads, with a result for each. */
@Resolver()
export class BulkBrochuresResolver {
  @Mutation(() => PublishBrochuresPayload, { description: `\`publishBrochure\` for up to 500 ads. ${eachByItself}` })
  async publishBrochures(
    @Arg('input', () => PublishBrochuresInput, { description: 'Which ads to publish.' }) { ids }: PublishBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<PublishBrochuresPayload> {
    return new PublishBrochuresPayload(await publishBrochures(context, ids));
  }

  @Mutation(() => ArchiveBrochuresPayload, { description: `\`archiveBrochure\` for up to 500 ads. ${eachByItself}` })
  async archiveBrochures(
    @Arg('input', () => ArchiveBrochuresInput, { description: 'Which ads to archive.' }) { ids }: ArchiveBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<ArchiveBrochuresPayload> {
    return new ArchiveBrochuresPayload(await archiveBrochures(context, ids));
  }

  @Mutation(() => UnarchiveBrochuresPayload, {
    description: `\`unarchiveBrochure\` for up to 500 ads. ${eachByItself}`,
  })
  async unarchiveBrochures(
    @Arg('input', () => UnarchiveBrochuresInput, { description: 'Which ads to bring back.' })
    { ids }: UnarchiveBrochuresInput,
    @Ctx() context: RequestContext,
  ): Promise<UnarchiveBrochuresPayload> {
    return new UnarchiveBrochuresPayload(await unarchiveBrochures(context, ids));
  }

  @Mutation(() => SetBrochuresMapAreaPayload, { description: `Puts up to 500 ads into a map area. ${eachByItself}` })
  async setBrochuresMapArea(
    @Arg('input', () => SetBrochuresMapAreaInput, { description: 'Which ads, and the area.' })
    { ids, mapArea = null }: SetBrochuresMapAreaInput,
    @Ctx() context: RequestContext,
  ): Promise<SetBrochuresMapAreaPayload> {
    return new SetBrochuresMapAreaPayload(await setBrochuresMapArea(context, { ids, mapArea }));
  }
}
