import { paths } from '../../../shared/paths';
import type { BrowseFilters } from '../BrowseFilters';
import { filteredPath } from './filteredPath';
import { isPlaceOfAreas } from './filteredPlaces';

/** Path after choosing an area. Stays on the list, the map or the streets index; other pages lead to the list. */
export function mapAreaPath(pathname: string, filters: BrowseFilters, mapArea: string | null): string {
  return filteredPath(isPlaceOfAreas(pathname) ? pathname : paths.brochureList(), { ...filters, mapArea });
}
