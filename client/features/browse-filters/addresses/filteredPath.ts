import type { BrowseFilters } from '../BrowseFilters';
import { writeBrowseQuery } from './browseQuery';

/** A page that takes filters, with these. */
export function filteredPath(pathname: string, filters: Partial<BrowseFilters>): string {
  const query = writeBrowseQuery(filters).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
