import { paths } from '../../shared/paths';
import type { BrowseFilters } from './BrowseFilters';
import { writeBrowseQuery } from './browseQuery';

/** The list with these filters. */
export function browsePath(filters: Partial<BrowseFilters>): string {
  const query = writeBrowseQuery(filters).toString();
  return query === '' ? paths.brochureList() : `${paths.brochureList()}?${query}`;
}
