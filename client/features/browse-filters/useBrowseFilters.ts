import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../shared/paths';
import { noFilters, type BrowseFilters } from './BrowseFilters';
import { readBrowseQuery } from './browseQuery';

/** The filters in the address of the list; elsewhere there are none. */
export function useBrowseFilters(): BrowseFilters {
  const { pathname, search } = useLocation();
  return useMemo(
    () => (pathname === paths.brochureList() ? readBrowseQuery(new URLSearchParams(search)) : noFilters),
    [pathname, search],
  );
}
