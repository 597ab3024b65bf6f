import type { OwnBrochureBrochureFragment } from '../../../generated/types';

type Reviewed = Pick<OwnBrochureBrochureFragment, 'status' | 'pendingRevision' | 'lastReview'>;

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** What an administrator said with a decision that still matters; null where nothing was said, or nothing is open. */
export function lastWord({ status, pendingRevision, lastReview }: Reviewed): { title: string; text: string } | null {
  if (lastReview === null || lastReview.comment === null) return null;
  const on = `on ${day.format(new Date(lastReview.reviewedAt))}`;
  const text = lastReview.comment;
  switch (lastReview.decision) {
    case 'APPROVE':
      return null;
    case 'REQUEST_CHANGES':
      if (pendingRevision?.state === 'CHANGES_REQUESTED') return { title: `Your change came back ${on}`, text };
      return status === 'PENDING_REVIEW' ? { title: `It came back to you ${on}`, text } : null;
    case 'REJECT':
      if (status === 'ARCHIVED') return { title: `It was not accepted ${on}`, text };
      return status === 'PUBLISHED' && pendingRevision === null
        ? { title: `Your last change was not accepted ${on}`, text }
        : null;
  }
}
