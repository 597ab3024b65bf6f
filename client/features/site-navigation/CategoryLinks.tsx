import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { MenuLink } from '../../ui/MenuLink';
import { browsePath } from '../browse-filters/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { categoryIcon } from '../categories/categoryIcons';
import type { NavigationCategory } from './useSiteNavigation';

/** All of a category, then each of its sub-categories. Choosing one goes to the list. */
export function CategoryLinks({ category }: { category: NavigationCategory }) {
  const filters = useBrowseFilters();
  const link = (code: string, label: ReactNode) => (
    <li key={code}>
      <MenuLink to={browsePath({ ...filters, category: code })} chosen={filters.category === code}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <ul>
      {link(
        category.code,
        <>
          <Icon name={categoryIcon(category)} />
          <strong>All {category.name}</strong>
        </>,
      )}
      {category.subCategories.map((subCategory) => link(subCategory.code, subCategory.name))}
    </ul>
  );
}
