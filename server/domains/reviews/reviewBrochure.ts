import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { cleanText } from '../../shared/text/cleanText';
import { authorize } from '../../shared/permissions';
import type { Brochure } from '../brochures/Brochure';
import { lockBrochure } from '../brochures/lockBrochure';
import { BrochureReview } from './BrochureReview';
import { BrochureRevision } from './BrochureRevision';
import { decideReview } from './decideReview';
import { findOpenRevision } from './findOpenRevision';
import { mailComment } from './mailComment';
import type { ReviewDecision } from './ReviewDecision';
import { refuseUnseen, type SeenBrochure } from './refuseUnseen';
import { reviewProblem } from './reviewProblem';

export interface Review {
  id: number;
  /** null: somebody only looked */
  decision: ReviewDecision | null;
  comment: string | null;
  /** what was looked at; absent where the caller cannot know it */
  seen?: SeenBrochure | null;
}

/**
 * docs/rules/statuses-and-reviews.md#reviews: approves, sends back or refuses an ad or the change of it that waits;
 * keeps who looked.
 */
export async function reviewBrochure(context: RequestContext, review: Review): Promise<Brochure> {
  authorize(context.viewer, 'reviewBrochure');
  const { id, decision } = review;
  const comment = review.comment === null ? null : cleanText(review.comment) || null;
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    const revision = await findOpenRevision(manager, id);
    if (review.seen && decision !== null) refuseUnseen(review.seen, brochure, revision);
    const problem = reviewProblem({ status: brochure.status, hasRevision: revision !== null, decision, comment });
    if (problem) throw problem;
    const { reviewId } = await keepReview(manager, context, { id, decision, comment, revision });
    if (decision === null) return brochure;
    const reviewed = await decideReview(manager, context, { brochure, revision, decision, comment });
    if (decision !== 'APPROVE' && comment !== null)
      await mailComment(manager, context, { reviewId, brochure, isChange: revision !== null, decision, comment });
    return reviewed;
  });
}

interface Kept extends Review {
  revision: BrochureRevision | null;
}

async function keepReview(
  manager: EntityManager,
  context: RequestContext,
  { id: brochureId, decision, comment, revision }: Kept,
): Promise<{ reviewId: number }> {
  const review = await manager.getRepository(BrochureReview).save({
    brochureId,
    revisionId: revision?.id ?? null,
    reviewerAccountId: context.viewer?.accountId ?? null,
    decision,
    comment,
    reviewedAt: context.clock.now(),
  });
  const after = { decision, comment, revisionId: revision?.id ?? null };
  await recordAudit(manager, context, [
    { action: 'reviewBrochure', entityType: 'Brochure', entityId: brochureId, before: null, after },
  ]);
  return { reviewId: review.id };
}
