import { filterChips } from '../../generated/brochureTypes';
import { plural } from '../../shared/formats/plural';
import { noFilters, type BrowseFilters } from '../browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from './chosenNames';
import type { SiteNavigation } from './useSiteNavigation';

interface ActiveFilter {
  label: string;
  /** the filters without this one */
  without: BrowseFilters;
}

type Lists = Pick<SiteNavigation, 'categories' | 'mapAreas'>;

/** The active filters with their labels. */
export function activeFilters(filters: BrowseFilters, lists: Lists): ActiveFilter[] {
  const { category, mapArea, types, q, openNow, usableNow, place, vendorId, ids } = filters;
  const lift = (name: keyof BrowseFilters, label: string): ActiveFilter => ({
    label,
    without: { ...filters, [name]: noFilters[name] },
  });
  return [
    category !== null && lift('category', categoryName(lists, filters) ?? 'Category'),
    mapArea !== null && lift('mapArea', mapAreaName(lists, filters) ?? 'Area'),
    types.length > 0 && lift('types', typesLabel(types)),
    q !== null && lift('q', `“${q}”`),
    openNow && lift('openNow', 'open now'),
    usableNow && lift('usableNow', 'usable now'),
    place !== null && lift('place', `near ${place.name}`),
    vendorId !== null && lift('vendorId', 'Business'),
    ids.length > 0 && lift('ids', plural(ids.length, 'ad')),
  ].filter((filter) => filter !== false);
}

function typesLabel(types: BrowseFilters['types']): string {
  return filterChips.find(({ type }) => type === types.join())?.label ?? plural(types.length, 'type');
}
