import { getAccumulatedRecords } from '../../../features/record-list/getAccumulatedRecords';
import { freshRecords } from '../../../features/record-list/getRecords';
import { useReviewsScreenQuery } from '../../../generated/ReviewsScreen';
import type { ReviewsScreenQuery } from '../../../generated/types';
import type { ReviewFilterValues } from './reviewFilters';

export type QueuedReview = ReviewsScreenQuery['pendingReviews']['edges'][number]['node'];

export function useReviewQueue({ kind, type, isSentBack, whose, q }: ReviewFilterValues, ownId: string | null) {
  const result = useReviewsScreenQuery({
    variables: {
      ...{ kind, type, isSentBack, q: q === '' ? null : q },
      assigneeId: whose === 'mine' ? ownId : null,
      isAssigned: whose === 'nobody' ? false : null,
    },
    skip: whose === 'mine' && ownId === null,
    ...freshRecords,
  });
  const { nodes: reviews, ...list } = getAccumulatedRecords('pendingReviews', result);
  return { reviews, ...list };
}
