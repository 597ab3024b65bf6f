import { usePositionsScreenQuery } from '../../../generated/PositionsScreen';
import type { PositionsScreenQuery } from '../../../generated/types';
import { brochureFilter, type PositionFilterValues } from './positionFilters';

export type DoubtfulBrochure = PositionsScreenQuery['brochures']['edges'][number]['node'];

/** Always fresh; what was shown stays to be read while more is loaded. */
export function useDoubtfulPositions(filters: PositionFilterValues) {
  const { data, previousData, loading, error, refetch, fetchMore } = usePositionsScreenQuery({
    variables: { filter: brochureFilter(filters) },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.brochures;
  const { hasNextPage = false, endCursor = null } = shown?.pageInfo ?? {};

  const showMore = (): void => {
    void fetchMore({
      variables: { after: endCursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...fetchMoreResult,
        brochures: {
          ...fetchMoreResult.brochures,
          edges: [...before.brochures.edges, ...fetchMoreResult.brochures.edges],
        },
      }),
    });
  };

  return {
    brochures: shown?.edges.map(({ node }) => node),
    total: shown?.totalCount ?? 0,
    loading,
    error: data === undefined ? error : undefined,
    more: hasNextPage ? showMore : null,
    reload: () => void refetch(),
  };
}
