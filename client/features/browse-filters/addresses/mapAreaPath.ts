import { paths } from '../../../shared/paths';
import type { BrowseFilters } from '../BrowseFilters';
import { filteredPath } from './filteredPath';
import { isFilteredPlace } from './filteredPlaces';

/** Choosing an area stays on the list, the map and the streets index; elsewhere it leads to the list. */
export function mapAreaPath(pathname: string, filters: BrowseFilters, mapArea: string | null): string {
  return filteredPath(isFilteredPlace(pathname) ? pathname : paths.brochureList(), { ...filters, mapArea });
}
