import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { wholeCountry } from '../../../features/maps/wholeCountry';
import type { BrochureFilter } from '../../../generated/types';

/** What is searched: by list and markers alike, so that both hold the same ads. Ads without a position are in no box. */
export function searchedFilter(filters: BrowseFilters, { box }: Pick<MapPlace, 'box'>): BrochureFilter {
  return { ...brochureFilter(filters, null), box: box ?? wholeCountry };
}
