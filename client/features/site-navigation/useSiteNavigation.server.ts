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
  const start = knownStart((data ?? null) as SiteNavigationQuery | null, filters);
  queries.send('navigation', start);
  return { ...start, isReady: data !== undefined, isWhole: false };
}

/** Pages with the same filters have the same object as long as the navigation is the same. */
const known = new WeakMap<SiteNavigationQuery, Map<string, StartNavigation>>();
/** Pairs of categories and areas; more come from wrong addresses. */
const mostKnown = 1_000;

function knownStart(whole: SiteNavigationQuery | null, filters: BrowseFilters): StartNavigation {
  if (whole === null) return startNavigation(whole, filters);
  const starts = known.get(whole) ?? new Map<string, StartNavigation>();
  known.set(whole, starts);
  const key = navigationKey(filters);
  const start = starts.get(key) ?? startNavigation(whole, filters);
  if (starts.size < mostKnown) starts.set(key, start);
  return start;
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
