import { Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { cleanText } from '../../shared/text/cleanText';
import { authorize } from '../../shared/authorize';
import { lockBrochure } from '../brochures/lockBrochure';
import { ReviewAssignment } from './assignments/ReviewAssignment';
import { BrochureReview } from './BrochureReview';
import { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import { withStoredFiles } from '../brochures/assets/files/withPreparedAssets';
import { readProposal } from '../brochures/assets/proposals/readProposal';
import { decideReview } from './decideReview';
import { findOpenRevision } from '../brochures/revisions/findOpenRevision';
import type { ReviewDecision } from './ReviewDecision';
import { Brochure } from '../brochures/Brochure';
import { DomainError } from '../../shared/errors/DomainError';
import { queueMail } from '../../platform/mailer/queueMail';
import { displayTitle } from '../brochures/computed/displayTitle';
import { brochurePageUrl } from '../previews/brochurePageUrl';
import { Vendor } from '../vendors/Vendor';
import { mailApproval } from './approvals/mailApproval';
import { commentMail } from './commentMail';
import { hasActiveLogin, recipientsOf } from './recipientsOf';
import type { BrochureStatus } from '../brochures/BrochureStatus';

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

interface Comment {
  reviewId: number;
  brochure: Brochure;
  isChange: boolean;
  decision: Exclude<ReviewDecision, 'APPROVE'>;
  comment: string;
}

/** Mails the administrator's comment to the vendor's logins, or else to the ad's address for enquiries. */
async function mailComment(
  manager: EntityManager,
  context: RequestContext,
  { reviewId, brochure, ...said }: Comment,
): Promise<void> {
  const { id: brochureId, vendorId } = brochure;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const hasLogin = await hasActiveLogin(manager, brochure);
  const mail = commentMail({
    ...said,
    brochureId,
    title: displayTitle(brochure, vendor) || 'without a title',
    vendorId: hasLogin ? vendorId : null,
    publicUrl: context.publicUrl,
    pageUrl: await brochurePageUrl(context, brochure),
  });
  for (const to of await recipientsOf(manager, brochure)) {
    await queueMail(manager, context, { eventKey: `review:${reviewId}:${to}`, to, ...mail });
  }
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

@ObjectType({ description: 'What `reviewBrochure` did.' })
export class ReviewBrochurePayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

export interface Review {
  id: number;
  /** null: somebody only looked */
  decision: ReviewDecision | null;
  comment: string | null;
  /** the reviewed version; absent when the caller cannot know it */
  seen?: SeenBrochure | null;
}

/**
 * Approves, sends back or refuses an ad or its pending change, and records the reviewer
 * (docs/rules/statuses-and-reviews.md#reviews).
 */
export async function reviewBrochure(context: RequestContext, review: Review): Promise<Brochure> {
  authorize(context.viewer, 'reviewBrochure');
  const { id, decision } = review;
  const comment = review.comment === null ? null : cleanText(review.comment) || null;
  const hashes = decision === 'APPROVE' ? await proposedHashes(context, id) : [];
  const decide = () =>
    context.database.transaction(async (manager) => {
      const brochure = await lockBrochure(manager, id);
      const revision = await findOpenRevision(manager, id);
      if (review.seen && decision !== null) refuseUnseen(review.seen, brochure, revision);
      const { status, isDraft } = brochure;
      const problem = reviewProblem({ status, isDraft, hasRevision: revision !== null, decision, comment });
      if (problem) throw problem;
      const { reviewId } = await keepReview(manager, context, { id, decision, comment, revision });
      if (decision === null) return brochure;
      await manager.getRepository(ReviewAssignment).delete({ brochureId: id });
      const reviewed = await decideReview(manager, context, { brochure, revision, decision, comment });
      if (decision === 'APPROVE' && revision !== null && brochure.status === 'PUBLISHED')
        await mailApproval(manager, context, { event: `review:${reviewId}`, brochure: reviewed, isChange: true });
      if (decision !== 'APPROVE' && comment !== null)
        await mailComment(manager, context, { reviewId, brochure, isChange: revision !== null, decision, comment });
      return reviewed;
    });
  // approval makes the proposed files public; they must not stay so if it fails
  return withStoredFiles(context, hashes, decide);
}

async function proposedHashes({ database }: RequestContext, brochureId: number): Promise<string[]> {
  const { files } = await readProposal(database.manager, await findOpenRevision(database.manager, brochureId));
  return files.flatMap(({ sha256 }) => sha256 ?? []);
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
