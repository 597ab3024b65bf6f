import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { typeListHeadings } from '../../../generated/brochureTypes';

/** "Coupon offers: Food & drink in Noosa": the list's filters in words. */
export function listHeading(
  navigation: Pick<SiteNavigation, 'categories' | 'mapAreas'>,
  filters: BrowseFilters,
): string {
  const category = categoryName(navigation, filters);
  const mapArea = mapAreaName(navigation, filters);
  const [type, ...others] = filters.types;
  const kind = type !== undefined && others.length === 0 ? typeListHeadings[type] : null;
  const what = [kind ?? undefined, category].filter((part) => part !== undefined).join(': ') || 'Local offers';
  const where = mapArea === undefined ? '' : ` in ${mapArea}`;
  const words = filters.q === null ? '' : ` for “${filters.q}”`;
  const around = filters.place === null ? '' : ` near ${filters.place.name}`;
  return `${what}${where}${around}${words}`;
}
