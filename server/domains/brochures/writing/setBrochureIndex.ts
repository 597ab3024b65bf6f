import { Field, ObjectType, ID, InputType, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { lockBrochure } from '../lockBrochure';
import { changedMeanwhile } from './checks/changedMeanwhile';
import { FieldInput } from './input/FieldInput';
import { writeBrochure } from './writeBrochure';
import { Brochure } from '../Brochure';

@InputType({ description: 'The place of an ad in lists and on the printed map.' })
export class SetBrochureIndexInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @FieldInput('adIndex')
  adIndex?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '`version` of the ad as it was looked at: CONFLICT when it has been changed since. Absent: whatever it is now.',
  })
  version?: number | null;
}

@ObjectType({ description: 'What `setBrochureIndex` did.' })
export class SetBrochureIndexPayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

interface Place {
  id: number;
  adIndex: number | null;
  /** version that the caller has seen; absent: no check */
  version?: number | null | undefined;
}

/**
 * Sets an ad's index, for inline editing by administrators. Several ads may have the same index
 * (docs/rules/ads-and-types.md#ad-index).
 */
export async function setBrochureIndex(context: RequestContext, { id, adIndex, version }: Place): Promise<Brochure> {
  authorize(context.viewer, 'setBrochureIndex');
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    if (version != null && version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    return writeBrochure(manager, context, brochure, { action: 'setBrochureIndex', changes: { adIndex } });
  });
}
