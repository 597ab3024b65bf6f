import type { BrowseFilters } from './BrowseFilters';
import type { DroppedFilter } from './restoring/arrivalState';

export interface KnownFilters {
  categories: { code: string; subCategories: { code: string }[] }[];
  mapAreas: { code: string; did: string }[];
  isReady: boolean;
}

/** Filters that match no content any more. */
function withoutContent({ category, mapArea }: BrowseFilters, known: KnownFilters): DroppedFilter[] {
  const codes = known.categories.flatMap((parent) => [parent, ...parent.subCategories]).map(({ code }) => code);
  const areas = known.mapAreas.flatMap(({ code, did }) => [code, did]);
  return [
    ...(category !== null && !codes.includes(category) ? (['category'] as const) : []),
    ...(mapArea !== null && !areas.includes(mapArea) ? (['area'] as const) : []),
  ];
}

/** Removes the filters that match no content any more. */
export function dropWithoutContent(filters: BrowseFilters, known: KnownFilters) {
  const dropped = withoutContent(filters, known);
  const kept = {
    ...filters,
    category: dropped.includes('category') ? null : filters.category,
    mapArea: dropped.includes('area') ? null : filters.mapArea,
  };
  return { kept, dropped };
}
