import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { changeBrochureStatus } from './changeBrochureStatus';
import { Brochure } from '../Brochure';

@ObjectType({ description: 'What `unarchiveBrochure` did.' })
export class UnarchiveBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to unarchive.' })
export class UnarchiveBrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

/** ARCHIVED → PENDING_REVIEW. Keeps past dates; publishing then requires new ones. */
export async function unarchiveBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'unarchiveBrochure');
  return changeBrochureStatus(context, id, {
    action: 'unarchiveBrochure',
    verb: 'unarchive',
    prepare: () => ({ archiveReason: null, archivedAt: null }),
  });
}
