import { skipToken } from '@apollo/client/react';
import { use } from 'react';
import { useSiteNavigationQuery } from '../../generated/SiteNavigation';
import { useStore } from '../../platform/stores/useStore';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { typesInEffect } from '../browse-filters/typeFilters';
import {
  navigationKey,
  StartNavigationContext,
  type NavigationCategory,
  type NavigationMapArea,
} from './StartNavigation';
import { wantsWholeNavigation } from './wholeNavigation';

export interface SiteNavigation {
  categories: NavigationCategory[];
  mapAreas: NavigationMapArea[];
  /** true when the lists are those of the filters */
  isReady: boolean;
  /** false: sub-categories and areas that are not chosen are missing */
  isWhole: boolean;
}

/**
 * The categories and areas with content for the types in effect. After a page load it is the part that the server has
 * sent, until the visitor is about to use a link or menu. The server uses `useSiteNavigation.server.ts`.
 */
export function useSiteNavigation(filters: BrowseFilters): SiteNavigation {
  const start = use(StartNavigationContext);
  const isStart = start?.key === navigationKey(filters);
  const isEnough = !useStore(wantsWholeNavigation) && isStart;
  const { data, previousData } = useSiteNavigationQuery(
    isEnough ? skipToken : { variables: { types: typesInEffect(filters.types) } },
  );
  const known = data ?? previousData;
  if (!known) return { ...(start ?? { categories: [], mapAreas: [] }), isReady: isStart, isWhole: false };
  return {
    categories: known.categories.edges.map((edge) => edge.node),
    mapAreas: known.mapAreas.edges.map((edge) => edge.node),
    isReady: data !== undefined,
    isWhole: true,
  };
}
