import type { BrochureStatus } from '../../generated/types';

/** How an action stands with an ad: offered, offered but greyed out, or not there at all. */
type Availability = 'offered' | 'disabled' | 'hidden';

interface BrochureAction {
  key: 'publish' | 'archive' | 'unarchive' | 'view';
  label: string;
  availability: Readonly<Record<BrochureStatus, Availability>>;
}

/**
 * What can be done with an ad from its row (specification, sections 2 and 4): publishing is disabled when published and
 * hidden when archived; anything that is not archived can be archived; an archived ad has no public page to view.
 */
export const brochureActions: readonly BrochureAction[] = [
  {
    key: 'publish',
    label: 'Publish',
    availability: { PENDING_REVIEW: 'offered', PUBLISHED: 'disabled', ARCHIVED: 'hidden' },
  },
  {
    key: 'archive',
    label: 'Archive',
    availability: { PENDING_REVIEW: 'offered', PUBLISHED: 'offered', ARCHIVED: 'hidden' },
  },
  {
    key: 'unarchive',
    label: 'Unarchive',
    availability: { PENDING_REVIEW: 'hidden', PUBLISHED: 'hidden', ARCHIVED: 'offered' },
  },
  {
    key: 'view',
    label: 'View on the public site',
    availability: { PENDING_REVIEW: 'offered', PUBLISHED: 'offered', ARCHIVED: 'hidden' },
  },
];
