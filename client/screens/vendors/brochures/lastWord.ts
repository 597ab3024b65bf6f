import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { onDay } from './onDay';

type Reviewed = Pick<
  OwnBrochureBrochureFragment,
  'status' | 'isDraft' | 'pendingRevision' | 'lastReview' | 'archiveRequest'
>;

interface Word {
  title: string;
  text: string;
}

/** The administrator's comment on the last decision, while it matters; null without a comment or an open matter. */
export function lastWord(brochure: Reviewed): Word | null {
  return declined(brochure) ?? reviewed(brochure);
}

/** The refusal of a request to archive, until the next decision. */
function declined({ status, lastReview, archiveRequest }: Reviewed): Word | null {
  if (status === 'ARCHIVED' || archiveRequest?.state !== 'DECLINED' || archiveRequest.decidedAt === null) return null;
  if (lastReview !== null && lastReview.reviewedAt > archiveRequest.decidedAt) return null;
  return { title: `It was not archived, ${onDay(archiveRequest.decidedAt)}`, text: archiveRequest.answer ?? '' };
}

function reviewed({ status, isDraft, pendingRevision, lastReview }: Reviewed): Word | null {
  if (lastReview === null || lastReview.comment === null) return null;
  const on = onDay(lastReview.reviewedAt);
  const text = lastReview.comment;
  switch (lastReview.decision) {
    case 'APPROVE':
      return null;
    case 'REQUEST_CHANGES':
      if (pendingRevision?.state === 'CHANGES_REQUESTED') return { title: `Your change came back ${on}`, text };
      return isDraft ? { title: `It came back to you ${on}`, text } : null;
    case 'REJECT':
      if (status === 'ARCHIVED') return { title: `It was not accepted ${on}`, text };
      return status === 'PUBLISHED' && pendingRevision === null
        ? { title: `Your last change was not accepted ${on}`, text }
        : null;
  }
}
