import type { BrochureStatus } from '../BrochureStatus';
import { brochureTransitions, type BrochureVerb } from './brochureTransitions';

/**
 * Returns the status that a verb leads to (docs/rules/statuses-and-reviews.md#transitions); null if it is not allowed
 * now. An ad that already has the target status keeps it, because a repeated request succeeds without a change.
 */
export function nextStatus(current: BrochureStatus, verb: BrochureVerb): BrochureStatus | null {
  const { from, to } = brochureTransitions[verb];
  return current === to || from.includes(current) ? to : null;
}
