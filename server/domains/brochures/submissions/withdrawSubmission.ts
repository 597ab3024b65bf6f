import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { Brochure } from '../Brochure';
import { lockBrochure } from '../lockBrochure';
import { changeSubmission } from './changeSubmission';
import { notPending } from './submitBrochure';

@ObjectType({ description: 'What `withdrawSubmission` did.' })
export class WithdrawSubmissionPayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to take back from review.' })
export class WithdrawSubmissionInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;
}

const action = 'withdrawSubmission';

/**
 * Takes an ad back from review: it is a draft of its company again (docs/rules/statuses-and-reviews.md#drafts). A draft
 * stays as it is.
 *
 * @throws DomainError CONFLICT if the ad is not pending, or has no company
 */
export async function withdrawSubmission(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorizeRole(context.viewer, action);
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, action, brochure);
    if (brochure.status !== 'PENDING_REVIEW') throw notPending(brochure, 'taken back');
    if (brochure.isDraft) return brochure;
    if (brochure.vendorId === null) {
      throw new DomainError('CONFLICT', 'This ad has no vendor whose draft it could be.');
    }
    return changeSubmission(manager, context, brochure, { action, submittedAt: null });
  });
}
