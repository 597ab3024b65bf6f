import type { RequestContext } from '../../../platform/context/RequestContext';

/**
 * Returns `submittedAt` of an ad that the caller makes: a vendor's ad is a draft, any other is sent at once
 * (docs/rules/statuses-and-reviews.md#drafts).
 */
export function submittedAtOfNew({ viewer, clock }: Pick<RequestContext, 'viewer' | 'clock'>): Date | null {
  return viewer?.role === 'VENDOR' ? null : clock.now();
}
