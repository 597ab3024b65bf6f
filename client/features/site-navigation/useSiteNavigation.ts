import { useSiteNavigationQuery } from '../../generated/SiteNavigation';
import type { BrochureType, SiteNavigationQuery } from '../../generated/types';
import { typesInEffect } from '../browse-filters/typeFilters';

export type NavigationCategory = SiteNavigationQuery['categories']['edges'][number]['node'];
type NavigationMapArea = SiteNavigationQuery['mapAreas']['edges'][number]['node'];

export interface SiteNavigation {
  categories: NavigationCategory[];
  mapAreas: NavigationMapArea[];
  /** true when the lists are those of the requested types */
  isReady: boolean;
}

/** The categories and areas with content for the types in effect. */
export function useSiteNavigation(types: BrochureType[]): SiteNavigation {
  const { data, previousData } = useSiteNavigationQuery({ variables: { types: typesInEffect(types) } });
  const known = data ?? previousData;
  return {
    categories: known?.categories.edges.map((edge) => edge.node) ?? [],
    mapAreas: known?.mapAreas.edges.map((edge) => edge.node) ?? [],
    isReady: data !== undefined,
  };
}
