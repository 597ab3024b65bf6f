import { useMemo } from 'react';
import type { MapBox } from '../../../features/maps/MapBox';
import { useChosenOffersQuery } from '../../../generated/ChosenOffers';
import type { BrochureFilter } from '../../../generated/types';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { useLoadMore } from '../../../ui/load-more/useLoadMore';
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
  const variables = useMemo(() => {
    const near = origin && { latitude: origin.lat, longitude: origin.lon };
    if (within) return { filter: { ...filter, box: padBox(within), near } };
    return { filter: { ids: databaseIds, statuses: ['PUBLISHED' as const], isActive: true, near } };
  }, [databaseIds, within, filter, origin]);
  const { data, error, refetch, fetchMore } = useChosenOffersQuery({ variables });
  const { totalCount, pageInfo, edges } = data?.brochures ?? {};
  const endCursor = pageInfo?.hasNextPage === true ? pageInfo.endCursor : null;
  const more = useLoadMore(endCursor, () => fetchMore({ variables: { after: endCursor } }));

  return {
    offers: edges,
    total: totalCount,
    hasMore: endCursor !== null,
    error,
    tryAgain: () => void refetch(),
    ...more,
  };
}

function padBox({ west, south, east, north }: MapBox): MapBox {
  return { west: west - around, south: south - around, east: east + around, north: north + around };
}
