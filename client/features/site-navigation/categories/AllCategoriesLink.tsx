import { paths } from '../../../shared/paths';
import { MenuLink } from '../../../ui/links/MenuLink';
import { filteredPath } from '../../browse-filters/addresses/filteredPath';
import { useBrowseFilters } from '../../browse-filters/useBrowseFilters';
import type { SiteNavigation } from '../useSiteNavigation';

/** Stands in a menu for the entries that are not loaded yet, or never without JavaScript. */
export function AllCategoriesLink({ navigation }: { navigation: Pick<SiteNavigation, 'isWhole'> }) {
  const filters = useBrowseFilters();
  if (navigation.isWhole) return null;
  return <MenuLink to={filteredPath(paths.allCategories(), filters)}>All categories and areas</MenuLink>;
}
