import { paths } from '../../../shared/paths';
import type { BrowseFilters } from '../BrowseFilters';
import { filteredPath } from './filteredPath';

/** Path of the list with these filters. */
export function browsePath(filters: Partial<BrowseFilters>): string {
  return filteredPath(paths.brochureList(), filters);
}
