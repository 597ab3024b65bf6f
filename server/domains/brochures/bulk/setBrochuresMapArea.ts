import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { cleanLine } from '../../../shared/text/cleanLine';
import { lockBrochure } from '../lockBrochure';
import { rememberUndo } from '../undo/rememberUndo';
import { writeBrochure } from '../writing/writeBrochure';
import type { BrochureResult } from './BrochureResult';
import { BrochuresInput } from './BrochuresInput';
import { BrochuresPayload } from './BrochuresPayload';
import { forEachBrochure } from './forEachBrochure';

@InputType({ description: 'Which ads to put into which map area.' })
export class SetBrochuresMapAreaInput extends BrochuresInput {
  @Field(() => String, { nullable: true, description: '`did` or `code` of the area; null or absent: none.' })
  mapArea?: string | null;
}

@ObjectType({ description: 'What `setBrochuresMapArea` did to each ad.' })
export class SetBrochuresMapAreaPayload extends BrochuresPayload {}

export async function setBrochuresMapArea(
  context: RequestContext,
  { ids, mapArea }: Pick<SetBrochuresMapAreaInput, 'ids' | 'mapArea'>,
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
