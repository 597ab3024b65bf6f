import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { MenuLink } from '../../ui/links/MenuLink';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { categoryIcon } from '../categories/categoryIcon';
import styles from './CategoryLinks.module.css';
import type { NavigationCategory } from './useSiteNavigation';

interface CategoryLinksProps {
  category: NavigationCategory;
  /** where several stand below each other, and no label above tells them apart */
  withIcon?: boolean;
}

/** All of a category, then each of its sub-categories. Choosing one goes to the list. */
export function CategoryLinks({ category, withIcon = false }: CategoryLinksProps) {
  const filters = useBrowseFilters();
  const link = (code: string, label: ReactNode) => (
    <li key={code}>
      <MenuLink to={browsePath({ ...filters, category: code })} chosen={filters.category === code}>
        {label}
      </MenuLink>
    </li>
  );
  return (
    <ul className={withIcon ? styles.indented : undefined}>
      {link(
        category.code,
        <>
          {withIcon && <Icon name={categoryIcon(category)} />}
          <strong>All {category.name}</strong>
        </>,
      )}
      {category.subCategories.map((subCategory) => link(subCategory.code, subCategory.name))}
    </ul>
  );
}
