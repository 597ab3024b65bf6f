import { DomainError } from '../../shared/errors/DomainError';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureStatus } from '../brochures/BrochureStatus';
import type { BrochureRevision } from '../brochures/revisions/BrochureRevision';
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

export interface SeenBrochure {
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

/**
 * Checks that a decision about an ad is possible now. The needs of publication are checked later.
 *
 * @throws DomainError CONFLICT or VALIDATION_FAILED
 */
export function assertDecidable(
  { decision, comment, seen }: Omit<Review, 'id'>,
  brochure: Brochure,
  revision: BrochureRevision | null,
): void {
  if (seen && decision !== null) refuseUnseen(seen, brochure, revision);
  const { status, isDraft } = brochure;
  const problem = reviewProblem({ status, isDraft, hasRevision: revision !== null, decision, comment });
  if (problem) throw problem;
}
