import { Arg, Ctx, Mutation, Resolver, InputType, ObjectType, Field, ID } from 'type-graphql';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { archiveBrochure } from '../statuses/archiveBrochure';
import type { BrochureResult } from './BrochureResult';
import { forEachBrochure } from './forEachBrochure';
import { BrochuresPayload } from './BrochuresPayload';
import { publishBrochure } from '../statuses/publishBrochure';
import { unarchiveBrochure } from '../statuses/unarchiveBrochure';
import { cleanLine } from '../../../shared/text/cleanLine';
import { lockBrochure } from '../lockBrochure';
import { rememberUndo } from '../undo/rememberUndo';
import { writeBrochure } from '../writing/writeBrochure';

const sentence = 'Choose 1 to 500 ads.';

@InputType({ description: 'Several ads at once.' })
abstract class BrochuresInput {
  @Field(() => [ID], { description: 'Global ids of 1 to 500 ads; one that stands there twice is taken once.' })
  @ArrayMinSize(1, { message: sentence })
  @ArrayMaxSize(500, { message: sentence })
  ids: string[];
}

@InputType({ description: 'Which ads to put into which map area.' })
class SetBrochuresMapAreaInput extends BrochuresInput {
  @Field(() => String, { nullable: true, description: '`did` or `code` of the area; null or absent: none.' })
  mapArea?: string | null;
}

@ObjectType({ description: 'What `setBrochuresMapArea` did to each ad.' })
class SetBrochuresMapAreaPayload extends BrochuresPayload {}

interface Placing {
  ids: readonly string[];
  /** did or code; null: none */
  mapArea: string | null;
}

export async function setBrochuresMapArea(
  context: RequestContext,
  { ids, mapArea }: Placing,
): Promise<BrochureResult[]> {
  authorize(context.viewer, 'setBrochuresMapArea');
  const action = 'setBrochuresMapArea';
  const change = { action, changes: { mapArea: cleanLine(mapArea ?? '') || null } };
  return forEachBrochure(context, ids, (_, { id }) =>
    context.database.transaction(async (manager) => {
      const before = await lockBrochure(manager, id);
      const after = await writeBrochure(manager, context, before, change);
      await rememberUndo(manager, { action, before, after });
      return after;
    }),
  );
}

@ObjectType({ description: 'What `unarchiveBrochures` did to each ad.' })
class UnarchiveBrochuresPayload extends BrochuresPayload {}

@InputType({ description: 'Which ads to unarchive.' })
class UnarchiveBrochuresInput extends BrochuresInput {}

async function unarchiveBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'unarchiveBrochures');
  return forEachBrochure(context, ids, unarchiveBrochure);
}

@ObjectType({ description: 'What `publishBrochures` did to each ad.' })
class PublishBrochuresPayload extends BrochuresPayload {}

@InputType({ description: 'Which ads to publish.' })
class PublishBrochuresInput extends BrochuresInput {}

async function publishBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'publishBrochures');
  return forEachBrochure(context, ids, publishBrochure);
}

@ObjectType({ description: 'What `archiveBrochures` did to each ad.' })
class ArchiveBrochuresPayload extends BrochuresPayload {}

@InputType({ description: 'Which ads to archive.' })
class ArchiveBrochuresInput extends BrochuresInput {}

export async function archiveBrochures(context: RequestContext, ids: readonly string[]): Promise<BrochureResult[]> {
  authorize(context.viewer, 'archiveBrochures');
  return forEachBrochure(context, ids, archiveBrochure);
}

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
