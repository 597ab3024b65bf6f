import { filterChips } from '../../generated/brochureTypes';
import { plural } from '../../shared/formats/plural';
import { noFilters, type BrowseFilters } from '../browse-filters/BrowseFilters';
import { filterLabels } from '../browse-filters/filterLabels';
import { categoryName, mapAreaName } from './chosenNames';
import type { SiteNavigation } from './useSiteNavigation';

interface ActiveFilter {
  /** to follow other words; see `filterLabels` */
  label: string;
  /** the filters without this one */
  without: BrowseFilters;
}

type Lists = Pick<SiteNavigation, 'categories' | 'mapAreas'>;

/** The active filters with their labels. A distance counts only from a place, or from the visitor (`isNearMe`). */
export function activeFilters(filters: BrowseFilters, lists: Lists, isNearMe = false): ActiveFilter[] {
  const { category, mapArea, types, q, suburb, withPrice, minSaving, endsWithinDays, openNow, place } = filters;
  const { usableNow, withinKm, vendorId, businessOf, ids } = filters;
  const lift = (name: keyof BrowseFilters, label: string): ActiveFilter => ({
    label,
    without: { ...filters, [name]: noFilters[name] },
  });
  return [
    category !== null && lift('category', categoryName(lists, filters) ?? 'Category'),
    mapArea !== null && lift('mapArea', mapAreaName(lists, filters) ?? 'Area'),
    types.length > 0 && lift('types', typesLabel(types)),
    q !== null && lift('q', `“${q}”`),
    suburb !== null && lift('suburb', suburb),
    withPrice && lift('withPrice', filterLabels.withPrice),
    minSaving !== null && lift('minSaving', filterLabels.minSaving(minSaving)),
    endsWithinDays !== null && lift('endsWithinDays', filterLabels.endsWithinDays(endsWithinDays)),
    openNow && lift('openNow', filterLabels.openNow),
    usableNow && lift('usableNow', filterLabels.usableNow),
    place !== null && lift('place', `near ${place.name}`),
    withinKm !== null && (place !== null || isNearMe) && lift('withinKm', filterLabels.withinKm(withinKm)),
    vendorId !== null && lift('vendorId', 'Business'),
    businessOf !== null && lift('businessOf', 'Business'),
    ids.length > 0 && lift('ids', plural(ids.length, 'ad')),
  ].filter((filter) => filter !== false);
}

function typesLabel(types: BrowseFilters['types']): string {
  return filterChips.find(({ type }) => type === types.join())?.label ?? plural(types.length, 'type');
}
