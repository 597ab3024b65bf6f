import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureStatus } from '../brochures/BrochureStatus';
import { lockBrochure } from '../brochures/lockBrochure';
import type { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import { findOpenRevision } from '../brochures/revisions/findOpenRevision';
import { mailApproval } from './approvals/mailApproval';
import { ReviewAssignment } from './assignments/ReviewAssignment';
import { BrochureReview } from './BrochureReview';
import { decideReview, type DecisionContext } from './decideReview';
import type { ReviewDecision } from './ReviewDecision';

interface Asked {
  status: BrochureStatus;
  isDraft: boolean;
  hasRevision: boolean;
  decision: ReviewDecision | null;
  /** as it will be stored */
  comment: string | null;
}

const longest = 2000;

/**
 * Returns why a decision is impossible now; undefined when it is possible. The needs of publication are checked later.
 */
function reviewProblem({ status, isDraft, hasRevision, decision, comment }: Asked): DomainError | undefined {
  // counts code points like PostgreSQL, after Unicode composition, which lengthens some characters
  if (comment !== null && Array.from(comment).length > longest) {
    const message = 'A comment has at most 2,000 characters.';
    return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'comment', code: 'LENGTH', message }] });
  }
  if (decision === null) return undefined;
  if (decision !== 'APPROVE' && comment === null) {
    const message = 'Say why, in the comment: the vendor is to know what to change.';
    const errors = [{ field: 'comment', code: 'REQUIRED', message }];
    return new DomainError('VALIDATION_FAILED', message, { errors });
  }
  if (status === 'ARCHIVED') {
    return new DomainError('CONFLICT', 'This ad is archived (ARCHIVED): unarchive it before it is reviewed.');
  }
  if (isDraft) {
    return new DomainError('CONFLICT', 'This ad is a draft: its vendor has not sent it for review, or took it back.');
  }
  if (decision === 'REQUEST_CHANGES' && status === 'PUBLISHED' && !hasRevision) {
    return new DomainError('CONFLICT', 'This ad is published (PUBLISHED) and no change of it waits to be sent back.');
  }
  return undefined;
}

interface SeenBrochure {
  version: number;
  /** submission time of the pending change; null: there was none */
  submittedAt: Date | null;
}

/**
 * Refuses a decision when the ad or its pending change is no longer the version that the reviewer read.
 * @throws CONFLICT
 */
function refuseUnseen(
  seen: SeenBrochure,
  { version }: Pick<Brochure, 'version'>,
  revision: Pick<BrochureRevision, 'submittedAt'> | null,
): void {
  const isSameChange = seen.submittedAt?.getTime() === revision?.submittedAt.getTime();
  if (seen.version === version && isSameChange) return;
  throw new DomainError(
    'CONFLICT',
    'This ad, or its change, is not what you looked at any more: somebody has written since. Look at it again.',
  );
}

export interface Review {
  id: number;
  /** null: somebody only looked */
  decision: ReviewDecision | null;
  /** as it will be stored */
  comment: string | null;
  /** the reviewed version; absent when the caller cannot know it */
  seen?: SeenBrochure | null;
}

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
  { id, decision, comment, seen }: Review,
): Promise<TakenDecision> {
  const before = await lockBrochure(manager, id);
  const revision = await findOpenRevision(manager, id);
  if (seen && decision !== null) refuseUnseen(seen, before, revision);
  const { status, isDraft } = before;
  const problem = reviewProblem({ status, isDraft, hasRevision: revision !== null, decision, comment });
  if (problem) throw problem;
  const { reviewId } = await keepReview(manager, context, { id, decision, comment, revision });
  if (decision === null) return { reviewId, before, after: before, revision };
  await manager.getRepository(ReviewAssignment).delete({ brochureId: id });
  const after = await decideReview(manager, context, { brochure: before, revision, decision, comment });
  if (decision === 'APPROVE' && revision !== null && status === 'PUBLISHED')
    await mailApproval(manager, context, { event: `review:${reviewId}`, brochure: after, isChange: true });
  return { reviewId, before, after, revision };
}

interface Kept extends Review {
  revision: BrochureRevision | null;
}

async function keepReview(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
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
