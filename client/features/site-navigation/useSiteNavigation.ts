import { useSiteNavigationQuery } from '../../generated/SiteNavigation';
import type { BrochureType, SiteNavigationQuery } from '../../generated/types';
import { typesInEffect } from '../browse-filters/typeFilters';

export type NavigationCategory = SiteNavigationQuery['categories']['edges'][number]['node'];
type NavigationMapArea = SiteNavigationQuery['mapAreas']['edges'][number]['node'];

export interface SiteNavigation {
  categories: NavigationCategory[];
  mapAreas: NavigationMapArea[];
  /** the lists for these very types are here */
  isReady: boolean;
}

/** The categories and areas that have something to show for the types in effect. */
export function useSiteNavigation(types: BrochureType[]): SiteNavigation {
  const { data, previousData } = useSiteNavigationQuery({ variables: { types: typesInEffect(types) } });
  const known = data ?? previousData;
  return {
    categories: known?.categories.edges.map((edge) => edge.node) ?? [],
    mapAreas: known?.mapAreas.edges.map((edge) => edge.node) ?? [],
    isReady: data !== undefined,
  };
}
