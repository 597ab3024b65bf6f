import { Alert } from 'antd';
import type { ReviewDecision, ReviewScreenQuery } from '../../../generated/types';

const words: Record<ReviewDecision, string> = {
  APPROVE: 'Approved before',
  REQUEST_CHANGES: 'Sent back before',
  REJECT: 'Rejected before',
};

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** What was said the last time, so that nobody asks for the opposite. */
export function LastDecision({ brochure }: { brochure: NonNullable<ReviewScreenQuery['brochure']> }) {
  const { lastReview } = brochure;
  if (lastReview === null) return null;
  const { decision, comment, reviewedAt } = lastReview;
  return (
    <Alert
      type="info"
      showIcon
      title={`${words[decision]}, on ${day.format(new Date(reviewedAt))}`}
      {...(comment === null ? {} : { description: comment })}
    />
  );
}
