import type { BrowseFilters } from '../BrowseFilters';
import { writeBrowseQuery } from './browseQuery';

/** Path with these filters as its query. */
export function filteredPath(pathname: string, filters: Partial<BrowseFilters>): string {
  const query = writeBrowseQuery(filters).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
