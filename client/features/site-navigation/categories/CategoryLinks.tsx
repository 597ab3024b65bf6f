import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { MenuLink } from '../../../ui/links/MenuLink';
import { browsePath } from '../../browse-filters/addresses/browsePath';
import { useBrowseFilters } from '../../browse-filters/useBrowseFilters';
import { categoryIcon } from '../../categories/categoryIcon';
import styles from './CategoryLinks.module.css';
import type { NavigationCategory } from '../StartNavigation';

interface CategoryLinksProps {
  category: NavigationCategory;
  /** true where several lists follow each other without a label above */
  withIcon?: boolean;
}

/** Links to a whole category and to each of its sub-categories in the list. */
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
          <strong>{`All ${category.name}`}</strong>
        </>,
      )}
      {category.subCategories.map((subCategory) => link(subCategory.code, subCategory.name))}
    </ul>
  );
}
