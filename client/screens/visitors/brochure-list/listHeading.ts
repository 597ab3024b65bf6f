import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';

const kinds: Partial<Record<string, string>> = {
  CP_AD: 'Coupon offers',
  BRO_AD: 'Brochures',
  LP_AD: 'Landing pages',
  PT_AD: 'Offers on other sites',
};

/** "Coupon offers: Food & drink in Noosa": what the list shows, in the words of its filters. */
export function listHeading(
  navigation: Pick<SiteNavigation, 'categories' | 'mapAreas'>,
  filters: BrowseFilters,
): string {
  const category = categoryName(navigation, filters);
  const mapArea = mapAreaName(navigation, filters);
  const kind = filters.types.length === 1 ? kinds[filters.types[0] ?? ''] : undefined;
  const what = [kind, category].filter((part) => part !== undefined).join(': ') || 'Local offers';
  const where = mapArea === undefined ? '' : ` in ${mapArea}`;
  const words = filters.q === null ? '' : ` for “${filters.q}”`;
  const around = filters.place === null ? '' : ` near ${filters.place.name}`;
  return `${what}${where}${around}${words}`;
}
