import { Dropdown } from '../../../ui/disclosure/Dropdown';
import { Icon } from '../../../ui/icons/Icon';
import { categoryIcon } from '../../categories/categoryIcon';
import { CategoryLinks } from './CategoryLinks';
import styles from './CategoryNav.module.css';
import { AllCategoriesLink } from './AllCategoriesLink';
import type { NavigationCategory } from '../StartNavigation';
import type { SiteNavigation } from '../useSiteNavigation';

interface CategoryMenuProps {
  category: NavigationCategory;
  navigation: SiteNavigation;
}

/** A category in the header with a menu of its sub-categories. */
export function CategoryMenu({ category, navigation }: CategoryMenuProps) {
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
      <AllCategoriesLink navigation={navigation} />
    </Dropdown>
  );
}
