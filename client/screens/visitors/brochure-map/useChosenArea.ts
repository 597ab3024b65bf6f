import { useMapAreaBoxesQuery } from '../../../generated/MapAreaBoxes';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';

/** The area that the filters name, also one without ads; null where they name none that exists. */
export function useChosenArea({ mapArea }: BrowseFilters) {
  const { data, error } = useMapAreaBoxesQuery({ skip: mapArea === null });
  const areas = data?.mapAreas.edges.map(({ node }) => node) ?? [];
  return {
    area: areas.find(({ code, did }) => code === mapArea || did === mapArea) ?? null,
    /** nothing is awaited any more */
    isSettled: mapArea === null || data !== undefined || error !== undefined,
  };
}
