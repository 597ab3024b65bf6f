import { freshRecords } from '../../../features/record-list/getRecords';
import { useAccumulatedRecords } from '../../../features/record-list/useAccumulatedRecords';
import { useReviewsScreenQuery } from '../../../generated/ReviewsScreen';
import type { ReviewQueueInput, ReviewsScreenQuery } from '../../../generated/types';
import type { ReviewFilterValues } from './reviewFilters';

export type QueuedReview = ReviewsScreenQuery['pendingReviews']['edges'][number]['node'];

/** The entries of the queue that a filter asks for. */
export function queueOf({ kind, type, whose, q }: ReviewFilterValues, ownId: string | null): ReviewQueueInput {
  return {
    ...{ kind, type, q: q === '' ? null : q },
    assigneeId: whose === 'mine' ? ownId : null,
    isAssigned: whose === 'nobody' ? false : null,
  };
}

export function useReviewQueue(filters: ReviewFilterValues, ownId: string | null) {
  const result = useReviewsScreenQuery({
    variables: { ...queueOf(filters, ownId), isSentBack: filters.isSentBack },
    skip: filters.whose === 'mine' && ownId === null,
    ...freshRecords,
  });
  const { nodes: reviews, ...list } = useAccumulatedRecords('pendingReviews', result);
  return { reviews, ...list };
}
