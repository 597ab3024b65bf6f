import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { wholeCountry } from '../../../features/maps/wholeCountry';
import type { BrochureFilter } from '../../../generated/types';

/**
 * The filter of list and markers, so that both have the same ads. It excludes ads without a position, which no box
 * contains.
 */
export function searchedFilter(filters: BrowseFilters, { box }: Pick<MapPlace, 'box'>): BrochureFilter {
  return { ...brochureFilter(filters, null), box: box ?? wholeCountry };
}
