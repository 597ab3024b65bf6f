import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';

/** "Map of food & drink in Noosa": what the map shows, in the words of its filters. */
export function mapHeading(lists: Pick<SiteNavigation, 'categories' | 'mapAreas'>, filters: BrowseFilters): string {
  const category = categoryName(lists, filters);
  const mapArea = mapAreaName(lists, filters);
  const words = filters.q === null ? '' : ` for “${filters.q}”`;
  return `${category ?? 'Local offers'}${mapArea === undefined ? '' : ` in ${mapArea}`}${words} on the map`;
}
