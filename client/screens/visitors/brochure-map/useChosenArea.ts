import { useMapAreaBoxesQuery } from '../../../generated/MapAreaBoxes';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';

/** The area that the filters name, also one without ads; null where they name none that exists. */
export function useChosenArea({ mapArea }: BrowseFilters) {
  const { data, error } = useMapAreaBoxesQuery({ variables: { mapArea: mapArea ?? '' }, skip: mapArea === null });
  return {
    area: (mapArea !== null && data?.mapAreas.edges[0]?.node) || null,
    /** nothing is awaited any more */
    isSettled: mapArea === null || data !== undefined || error !== undefined,
  };
}
