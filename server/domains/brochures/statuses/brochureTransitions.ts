import type { BrochureStatus } from '../BrochureStatus';

export type BrochureVerb = 'publish' | 'archive' | 'unarchive';

interface Transition {
  from: readonly BrochureStatus[];
  to: BrochureStatus;
}

/** The transition table (docs/rules/statuses-and-reviews.md#transitions), shared by buttons, guards and messages. */
export const brochureTransitions: Record<BrochureVerb, Transition> = {
  publish: { from: ['PENDING_REVIEW'], to: 'PUBLISHED' },
  archive: { from: ['PENDING_REVIEW', 'PUBLISHED'], to: 'ARCHIVED' },
  unarchive: { from: ['ARCHIVED'], to: 'PENDING_REVIEW' },
};
