import type { BrochureStatus } from '../BrochureStatus';

export type BrochureVerb = 'publish' | 'archive' | 'unarchive';

interface Transition {
  from: readonly BrochureStatus[];
  to: BrochureStatus;
}

/** docs/rules/statuses-and-reviews.md#transitions as a table: buttons, guards and messages all read it. */
export const brochureTransitions: Record<BrochureVerb, Transition> = {
  publish: { from: ['PENDING_REVIEW'], to: 'PUBLISHED' },
  archive: { from: ['PENDING_REVIEW', 'PUBLISHED'], to: 'ARCHIVED' },
  unarchive: { from: ['ARCHIVED'], to: 'PENDING_REVIEW' },
};
