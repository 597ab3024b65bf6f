import { DomainError } from '../../shared/errors/DomainError';
import type { BrochureStatus } from '../brochures/BrochureStatus';
import type { ReviewDecision } from './ReviewDecision';

interface Asked {
  status: BrochureStatus;
  hasRevision: boolean;
  decision: ReviewDecision | null;
  comment: string | null;
}

/** Why a decision cannot be taken now; undefined when it can. Whether an ad may be published is asked later. */
export function reviewProblem({ status, hasRevision, decision, comment }: Asked): DomainError | undefined {
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
