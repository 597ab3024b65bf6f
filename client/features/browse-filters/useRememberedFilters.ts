import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrowseFilters } from './BrowseFilters';
import { arrivalState, isRestored, type DroppedFilter } from './arrivalState';
import { browsePath } from './browsePath';
import { hasFilters } from './browseQuery';
import { isArrival, markArrived } from './arrival';
import { readStoredFilters, storeFilters } from './storedFilters';

interface KnownFilters {
  categories: { code: string; subCategories: { code: string }[] }[];
  mapAreas: { code: string; did: string }[];
  isReady: boolean;
}

function withoutContent({ category, mapArea }: BrowseFilters, known: KnownFilters): DroppedFilter[] {
  const codes = known.categories.flatMap((parent) => [parent, ...parent.subCategories]).map(({ code }) => code);
  const areas = known.mapAreas.flatMap(({ code, did }) => [code, did]);
  return [
    ...(category !== null && !codes.includes(category) ? (['category'] as const) : []),
    ...(mapArea !== null && !areas.includes(mapArea) ? (['area'] as const) : []),
  ];
}

/**
 * Keeps the filters across visits (specification, section 3). Those in the address win and are stored; an address
 * without any, opened anew, takes up the stored ones, as far as they still have something to show. `pathOf` is where
 * they are shown.
 */
export function useRememberedFilters(
  filters: BrowseFilters,
  known: KnownFilters,
  pathOf: (filters: BrowseFilters) => string = browsePath,
  isOwnChoice = true,
): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };

  useEffect(() => {
    if (!isOwnChoice) return;
    const stored = isArrival() && !hasFilters(filters) ? readStoredFilters() : null;
    markArrived();
    if (stored && hasFilters(stored)) {
      void navigate(pathOf(stored), { replace: true, state: arrivalState({ restored: true }) });
    } else {
      storeFilters(filters);
    }
  }, [filters, isOwnChoice, navigate, pathOf]);

  useEffect(() => {
    if (!known.isReady || !isRestored(state)) return;
    const dropped = withoutContent(filters, known);
    if (dropped.length === 0) return;
    const kept = {
      ...filters,
      category: dropped.includes('category') ? null : filters.category,
      mapArea: dropped.includes('area') ? null : filters.mapArea,
    };
    void navigate(pathOf(kept), { replace: true, state: arrivalState({ dropped }) });
  }, [filters, known, navigate, pathOf, state]);
}
