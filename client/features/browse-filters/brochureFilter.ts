import type { BrochureFilter, BrochureOrder } from '../../generated/types';
import type { Position } from '../../platform/geolocation/currentPosition';
import type { BrowseFilters } from './BrowseFilters';
import { typesInEffect } from './typeFilters';

/**
 * Converts the visitor's filters to the API's filter. Includes ads pending review only for an id or a vendor
 * (docs/rules/visibility.md#pending-ads). An id matches any type; otherwise the default types apply unless others are
 * chosen.
 */
export function brochureFilter(filters: BrowseFilters, near: Position | null): BrochureFilter {
  const named = filters.ids.length > 0 || filters.vendorId !== null;
  const filter: BrochureFilter = {
    statuses: named ? ['PENDING_REVIEW', 'PUBLISHED'] : ['PUBLISHED'],
    // explicit, because for administrators the default includes ended ads
    isActive: true,
  };
  if (filters.ids.length === 0 || filters.types.length > 0) filter.types = typesInEffect(filters.types);
  if (filters.category !== null) filter.categories = [filters.category];
  if (filters.mapArea !== null) filter.mapAreas = [filters.mapArea];
  if (filters.vendorId !== null) filter.vendorId = filters.vendorId;
  if (filters.businessOf !== null) filter.businessOf = filters.businessOf;
  if (filters.ids.length > 0) filter.ids = filters.ids;
  if (filters.q !== null) filter.q = filters.q;
  if (filters.suburb !== null) filter.suburbs = [filters.suburb];
  if (filters.withPrice) filter.withPrice = true;
  if (filters.minSaving !== null) filter.minSaving = filters.minSaving;
  if (filters.endsWithinDays !== null) filter.endsWithinDays = filters.endsWithinDays;
  if (filters.openNow) filter.openNow = true;
  if (filters.usableNow) filter.usableNow = true;
  const around = filters.place ?? near;
  if (around) {
    filter.near = { latitude: around.lat, longitude: around.lon };
    if (filters.withinKm !== null) filter.near.withinKm = filters.withinKm;
  }
  return filter;
}

/** The chosen order; else nearest first with a position, the best match of a search, or what is recommended. */
export function brochureOrder({ sort, q }: Pick<BrowseFilters, 'sort' | 'q'>, near: Position | null): BrochureOrder[] {
  return [{ field: sort ?? (near ? 'DISTANCE' : q === null ? 'RECOMMENDED' : 'RELEVANCE'), direction: 'ASC' }];
}
