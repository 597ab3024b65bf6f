import { createContext } from 'react';
import type { SiteNavigationQuery } from '../../generated/types';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { typesInEffect } from '../browse-filters/typeFilters';

export type NavigationCategory = SiteNavigationQuery['categories']['edges'][number]['node'];
export type NavigationMapArea = SiteNavigationQuery['mapAreas']['edges'][number]['node'];

/**
 * The part of the navigation that the first view of a page shows: the top categories, and the chosen sub-category and
 * area. The server renders and sends no more.
 */
export interface StartNavigation {
  /** the filters that it belongs to, as `navigationKey` */
  key: string;
  categories: NavigationCategory[];
  mapAreas: NavigationMapArea[];
}

/** What the server has sent; null on pages that the browser renders. */
export const StartNavigationContext = createContext<StartNavigation | null>(null);

export function navigationKey({ types, category, mapArea }: BrowseFilters): string {
  return [typesInEffect(types), category, mapArea].join();
}
