import type { BrochureFormBrochureFragment } from '../../../generated/types';

type State = Pick<BrochureFormBrochureFragment, 'status' | 'isDraft' | 'lastReview' | 'pendingRevision'>;

interface StateForVendor {
  label: string;
  /** what happens next; null where nothing does */
  hint: string | null;
}

/** The state of an ad in the words of its company (docs/rules/statuses-and-reviews.md#drafts). */
export function stateForVendor({ status, isDraft, lastReview, pendingRevision }: State): StateForVendor {
  if (status === 'ARCHIVED') return { label: 'Archived', hint: null };
  if (status === 'PUBLISHED') {
    return { label: pendingRevision === null ? 'Live' : 'Live, with a waiting change', hint: null };
  }
  if (!isDraft) {
    return {
      label: 'Waiting for review',
      hint: 'We look at it and mail you. You can still change it, or take it back.',
    };
  }
  return lastReview?.decision === 'REQUEST_CHANGES'
    ? { label: 'Changes requested', hint: 'Change what was asked for, then submit it again.' }
    : { label: 'Draft', hint: null };
}
