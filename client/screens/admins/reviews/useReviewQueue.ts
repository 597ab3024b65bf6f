import { useReviewsScreenQuery } from '../../../generated/ReviewsScreen';
import type { ReviewsScreenQuery } from '../../../generated/types';
import type { ReviewFilterValues } from './reviewFilters';

export type QueuedReview = ReviewsScreenQuery['pendingReviews']['edges'][number]['node'];

/** The queue, always fresh; what was shown stays to be read while more is loaded. */
export function useReviewQueue({ kind, type, isSentBack, q }: ReviewFilterValues) {
  const { data, previousData, loading, error, refetch, fetchMore } = useReviewsScreenQuery({
    variables: { kind, type, isSentBack, q: q === '' ? null : q },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.pendingReviews;
  const { hasNextPage = false, endCursor = null } = shown?.pageInfo ?? {};

  const showMore = (): void => {
    void fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...fetchMoreResult,
        pendingReviews: {
          ...fetchMoreResult.pendingReviews,
          edges: [...before.pendingReviews.edges, ...fetchMoreResult.pendingReviews.edges],
        },
      }),
    });
  };

  return {
    reviews: shown?.edges.map(({ node }) => node),
    total: shown?.totalCount ?? 0,
    loading,
    error: data === undefined ? error : undefined,
    more: hasNextPage ? showMore : null,
    reload: () => void refetch(),
  };
}
