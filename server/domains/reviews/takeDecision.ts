import type { EntityManager } from 'typeorm';
import type { Brochure } from '../brochures/Brochure';
import { lockBrochure } from '../brochures/lockBrochure';
import type { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import { findOpenRevision } from '../brochures/revisions/findOpenRevision';
import { planApproval } from './approvals/planApproval';
import { readApprovalFacts } from './approvals/readApprovalFacts';
import { writeApprovals } from './approvals/writeApprovals';
import { assertDecidable, type Review } from './assertDecidable';
import { sendBack, type DecisionContext } from './sendBack';
import { keepReviews } from './keepReviews';

interface TakenDecision {
  reviewId: number;
  before: Brochure;
  after: Brochure;
  revision: BrochureRevision | null;
}

/**
 * Takes a decision in the caller's transaction: checks it, records it with its reviewer, carries it out and mails an
 * approval. With APPROVE the caller runs this inside `withStoredFiles` or its like (`hashesOfProposal`).
 *
 * @throws DomainError CONFLICT, NOT_FOUND or VALIDATION_FAILED
 */
export async function takeDecision(
  manager: EntityManager,
  context: DecisionContext,
  review: Review,
): Promise<TakenDecision> {
  const { id, decision, comment } = review;
  const before = await lockBrochure(manager, id);
  if (decision === 'APPROVE') return approve(manager, context, review, before);
  const revision = await findOpenRevision(manager, id);
  assertDecidable(review, before, revision);
  const [reviewId = 0] = await keepReviews(manager, context, [{ id, decision, comment, revision }]);
  if (decision === null) return { reviewId, before, after: before, revision };
  const after = await sendBack(manager, context, { brochure: before, revision, decision, comment });
  return { reviewId, before, after, revision };
}

/** A batch of one approval. */
async function approve(
  manager: EntityManager,
  context: DecisionContext,
  { comment, seen }: Review,
  before: Brochure,
): Promise<TakenDecision> {
  const facts = await readApprovalFacts(manager, [before], context);
  const planned = await planApproval(manager, { ad: before, comment, seen }, facts);
  const [approved] = await writeApprovals(manager, context, [planned], facts);
  if (approved === undefined) throw new Error(`The approval of the ad ${before.id} was not written.`);
  return { reviewId: approved.reviewId, before, after: approved.ad, revision: planned.revision };
}
