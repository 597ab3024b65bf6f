import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { noFilters, type BrowseFilters } from './BrowseFilters';
import { readBrowseQuery } from './addresses/browseQuery';
import { isFilteredPlace, isPassThroughList } from './addresses/filteredPlaces';
import { brochureTypes, isRedirect } from '../../generated/brochureTypes';

/** The filters in the address. The path of the pass-through ads presets their type. */
export function useBrowseFilters(): BrowseFilters {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const filters = () => readBrowseQuery(new URLSearchParams(search));
    if (isPassThroughList(pathname)) return { ...filters(), types: brochureTypes.filter(isRedirect) };
    return isFilteredPlace(pathname) ? filters() : noFilters;
  }, [pathname, search]);
}
