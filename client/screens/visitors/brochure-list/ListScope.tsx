import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { filteredPath } from '../../../features/browse-filters/addresses/filteredPath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryIcon } from '../../../features/categories/categoryIcon';
import { mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { paths } from '../../../shared/paths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './ListScope.module.css';

interface ListScopeProps {
  filters: BrowseFilters;
  navigation: SiteNavigation;
}

/** Area and categories on phones, whose header has no room for them. The area leads to the choice of areas. */
export function ListScope({ filters, navigation }: ListScopeProps) {
  return (
    <nav aria-label="Area and categories" className={styles.scope}>
      <ChipLink to={filteredPath(paths.allCategories(), filters)} chosen={false}>
        <Icon name="pin" />
        <VisuallyHidden>Area: </VisuallyHidden>
        {mapAreaName(navigation, filters) ?? 'All areas'}
      </ChipLink>
      {navigation.categories.map((category) => (
        <ChipLink
          key={category.id}
          to={browsePath({ ...filters, category: category.code })}
          chosen={category.code === filters.category}
        >
          <Icon name={categoryIcon(category)} />
          {category.name}
        </ChipLink>
      ))}
    </nav>
  );
}
