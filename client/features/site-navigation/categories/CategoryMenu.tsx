import { Dropdown } from '../../../ui/disclosure/Dropdown';
import { Icon } from '../../../ui/icons/Icon';
import { categoryIcon } from '../../categories/categoryIcon';
import { CategoryLinks } from './CategoryLinks';
import styles from './CategoryNav.module.css';
import type { NavigationCategory } from '../StartNavigation';

interface CategoryMenuProps {
  category: NavigationCategory;
}

/** A category in the header with a menu of its sub-categories. */
export function CategoryMenu({ category }: CategoryMenuProps) {
  return (
    <Dropdown
      group="header"
      labelClassName={styles.item}
      label={
        <>
          <Icon name={categoryIcon(category)} />
          {category.name}
        </>
      }
    >
      <CategoryLinks category={category} />
    </Dropdown>
  );
}
