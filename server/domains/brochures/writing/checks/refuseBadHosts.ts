import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { BrochureChanges } from '../values/BrochureChanges';
import { badHostProblems } from './badHostProblems';

/** @throws VALIDATION_FAILED if a changed link leads to a bad host */
export function refuseBadHosts({ outward }: Pick<RequestContext, 'outward'>, changes: BrochureChanges): void {
  const errors = badHostProblems(changes, outward.badHosts);
  const [first] = errors;
  if (first) throw new DomainError('VALIDATION_FAILED', first.message, { errors });
}
