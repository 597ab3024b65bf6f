import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { noFilters, type BrowseFilters } from './BrowseFilters';
import { readBrowseQuery } from './browseQuery';
import { isFilteredPlace, isPassThroughList } from './filteredPlaces';

/** The filters in the address, where it has any; the path of the pass-through ads presets their type. */
export function useBrowseFilters(): BrowseFilters {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const filters = () => readBrowseQuery(new URLSearchParams(search));
    if (isPassThroughList(pathname)) return { ...filters(), types: ['PT_AD'] };
    return isFilteredPlace(pathname) ? filters() : noFilters;
  }, [pathname, search]);
}
