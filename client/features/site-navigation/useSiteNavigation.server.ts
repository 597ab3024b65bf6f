import { use } from 'react';
import { SiteNavigationDocument } from '../../generated/SiteNavigation';
import type { SiteNavigationQuery } from '../../generated/types';
import { PageQueriesContext } from '../../platform/apollo/PageQueries';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { typesInEffect } from '../browse-filters/typeFilters';
import { navigationKey, type StartNavigation } from './StartNavigation';
import type { SiteNavigation } from './useSiteNavigation';

/** Takes the place of `useSiteNavigation.ts` on the server: reads all, and renders and sends what the first view shows. */
export function useSiteNavigation(filters: BrowseFilters): SiteNavigation {
  const queries = use(PageQueriesContext);
  if (!queries) return { categories: [], mapAreas: [], isReady: false, isWhole: false };
  const { data } = use(queries.readShared(SiteNavigationDocument, { types: typesInEffect(filters.types) }));
  const start = startNavigation((data ?? null) as SiteNavigationQuery | null, filters);
  queries.send('navigation', start);
  return { ...start, isReady: data !== undefined, isWhole: false };
}

/** The part of the navigation that the first view of a page with these filters shows. */
export function startNavigation(whole: SiteNavigationQuery | null, filters: BrowseFilters): StartNavigation {
  const areas = whole?.mapAreas.edges.map(({ node }) => node) ?? [];
  const categories = whole?.categories.edges.map(({ node }) => node) ?? [];
  return {
    key: navigationKey(filters),
    categories: categories.map((category) => ({
      ...category,
      subCategories: category.subCategories.filter(({ code }) => code === filters.category),
    })),
    mapAreas: areas.filter(({ code, did }) => filters.mapArea === code || filters.mapArea === did),
  };
}
