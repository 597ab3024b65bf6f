import { DomainError } from '../../shared/errors/DomainError';
import type { BrochureStatus } from '../brochures/BrochureStatus';
import type { ReviewDecision } from './ReviewDecision';

interface Asked {
  status: BrochureStatus;
  hasRevision: boolean;
  decision: ReviewDecision | null;
  /** as it will be kept */
  comment: string | null;
}

const longest = 2000;

/** Why a decision cannot be taken now; undefined when it can. Whether an ad may be published is asked later. */
export function reviewProblem({ status, hasRevision, decision, comment }: Asked): DomainError | undefined {
  // in characters as PostgreSQL counts them: some grow by being composed
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
  if (decision === 'REQUEST_CHANGES' && status === 'PUBLISHED' && !hasRevision) {
    return new DomainError('CONFLICT', 'This ad is published (PUBLISHED) and no change of it waits to be sent back.');
  }
  return undefined;
}
