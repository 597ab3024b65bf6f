import { MenuLink } from '../../ui/MenuLink';
import { browsePath } from '../browse-filters/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import type { NavigationCategory } from './useSiteNavigation';

/** All of a category, then each of its sub-categories. Choosing one goes to the list. */
export function CategoryLinks({ category }: { category: NavigationCategory }) {
  const filters = useBrowseFilters();
  const link = (code: string, label: string) => (
    <li key={code}>
      <MenuLink to={browsePath({ ...filters, category: code })} chosen={filters.category === code}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <ul>
      {link(category.code, `All ${category.name}`)}
      {category.subCategories.map((subCategory) => link(subCategory.code, subCategory.name))}
    </ul>
  );
}
