import { useMemo, useTransition } from 'react';
import type { MapBox } from '../../../features/maps/MapBox';
import { useChosenOffersQuery } from '../../../generated/ChosenOffers';
import type { BrochureFilter } from '../../../generated/types';
import type { Position } from '../../../platform/geolocation/currentPosition';
import type { ChosenOffers } from './ChosenOffers';

/** about a metre, because a door is a point, and a box is not */
const around = 0.00001;

/**
 * The chosen ads, 20 at a time. `filter`: of the map, which decides what is at a door with too many ads to name; `origin`:
 * from where distances count; null: unknown.
 */
export function useChosenOffers(
  { databaseIds, within }: ChosenOffers,
  filter: BrochureFilter,
  origin: Position | null,
) {
  const [isLoadingMore, startLoadingMore] = useTransition();
  const variables = useMemo(() => {
    const near = origin && { latitude: origin.lat, longitude: origin.lon };
    if (within) return { filter: { ...filter, box: padBox(within), near } };
    return { filter: { ids: databaseIds, statuses: ['PUBLISHED' as const], isActive: true, near } };
  }, [databaseIds, within, filter, origin]);
  const { data, error, refetch, fetchMore } = useChosenOffersQuery({ variables });
  const { totalCount, pageInfo, edges } = data?.brochures ?? {};

  return {
    offers: edges,
    total: totalCount,
    hasMore: pageInfo?.hasNextPage === true,
    error,
    tryAgain: () => void refetch(),
    isLoadingMore,
    loadMore: () =>
      startLoadingMore(async () => {
        await fetchMore({ variables: { after: pageInfo?.endCursor } });
      }),
  };
}

function padBox({ west, south, east, north }: MapBox): MapBox {
  return { west: west - around, south: south - around, east: east + around, north: north + around };
}
