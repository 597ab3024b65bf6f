import { useMemo } from 'react';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter, brochureOrder } from '../../../features/browse-filters/brochureFilter';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { useReleaseNearMe } from '../../../features/browse-filters/near-me/useReleaseNearMe';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { useBrochureMapScreenQuery } from '../../../generated/BrochureMapScreen';
import { useLoadMore } from '../../../ui/load-more/useLoadMore';
import { usePageStart } from '../../../platform/page/usePageStart';
import { searchedFilter } from './searchedFilter';

/** few at first, because the map must render as well */
const firstPageSize = 12;
const pageSize = 24;

/**
 * The ads of the searched area, the same as the markers; with a named place or the visitor's position, the nearest
 * first.
 */
export function useMapOffers(filters: BrowseFilters, place: MapPlace) {
  const visitor = useNearMePosition();
  const origin = place.at ?? visitor;
  const after = usePageStart();
  const variables = useMemo(
    () => ({
      first: after === null ? firstPageSize : pageSize,
      after,
      // the markers know no position of the visitor, and so no distance from it
      filter: { ...brochureFilter({ ...filters, withinKm: null }, origin), ...searchedFilter(filters, place) },
      orderBy: brochureOrder(filters, origin),
    }),
    [after, filters, origin, place],
  );
  const { data, previousData, loading, error, refetch, fetchMore } = useBrochureMapScreenQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  });
  useReleaseNearMe(visitor, data !== undefined || error !== undefined);
  const offers = (data ?? (error ? undefined : previousData))?.brochures;
  const endCursor = offers?.pageInfo.hasNextPage === true ? offers.pageInfo.endCursor : null;
  const more = useLoadMore(endCursor, () => fetchMore({ variables: { first: pageSize, after: endCursor } }));

  return {
    offers,
    visitor,
    endCursor,
    isContinued: after !== null,
    isLoading: loading && !more.isLoadingMore,
    error,
    tryAgain: () => void refetch(),
    ...more,
  };
}
