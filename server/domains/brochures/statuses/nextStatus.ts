import type { BrochureStatus } from '../BrochureStatus';
import { brochureTransitions, type BrochureVerb } from './brochureTransitions';

/**
 * The state that a verb leads to; the present one when the ad is there already, since asking for it again is a success
 * that changes nothing; null when the verb is not allowed now (docs/rules/statuses-and-reviews.md#transitions).
 */
export function nextStatus(current: BrochureStatus, verb: BrochureVerb): BrochureStatus | null {
  const { from, to } = brochureTransitions[verb];
  return current === to || from.includes(current) ? to : null;
}
