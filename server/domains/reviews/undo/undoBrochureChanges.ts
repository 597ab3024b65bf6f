import { ObjectType, Field, InputType, ID, Int } from 'type-graphql';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import type { BrochureResult } from '../../brochures/bulk/BrochureResult';
import { forEachBrochure } from '../../brochures/bulk/forEachBrochure';
import { undoBrochureChange } from './undoBrochureChange';
import { BrochuresPayload } from '../../brochures/bulk/BrochuresPayload';

@InputType({ description: 'A change of one ad.' })
class BrochureChangeInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: 'The `version` of the ad that the change led to.' })
  version: number;
}

const sentence = 'Choose 1 to 1,000 ads.';

@InputType({ description: 'Which changes to undo.' })
export class UndoBrochureChangesInput {
  @Field(() => [BrochureChangeInput], { description: 'The changes of 1 to 1,000 ads, one for each ad.' })
  @ArrayMinSize(1, { message: sentence })
  @ArrayMaxSize(1000, { message: sentence })
  changes: BrochureChangeInput[];
}

@ObjectType({ description: 'What `undoBrochureChanges` did to each ad.' })
export class UndoBrochureChangesPayload extends BrochuresPayload {}

/** Undoes changes of several ads. When an ad appears twice, its first version counts. */
export async function undoBrochureChanges(
  context: RequestContext,
  changes: readonly { id: string; version: number }[],
): Promise<BrochureResult[]> {
  authorize(context.viewer, 'undoBrochureChanges');
  const versions = new Map([...changes].reverse().map(({ id, version }) => [id, version]));
  const ids = changes.map(({ id }) => id);
  return forEachBrochure(context, ids, (_, { id, givenId }) =>
    undoBrochureChange(context, { id, version: versions.get(givenId) ?? 0 }),
  );
}
