import { paths } from '../../shared/paths';
import { Icon } from '../../ui/icons/Icon';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import { MenuLink } from '../../ui/links/MenuLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { categoryIcon } from '../categories/categoryIcon';
import { AllCategoriesLink } from './categories/AllCategoriesLink';
import { CategoryLinks } from './categories/CategoryLinks';
import { MapAreaLinks } from './MapAreaLinks';
import styles from './MobileMenu.module.css';
import { mapAreaName } from './chosenNames';
import { siteLinks } from './siteLinks';
import type { SiteNavigation } from './useSiteNavigation';

/** The links of the drawer. Its script comes after the first page, which has the links already. */
export default function MobileMenuLinks({ navigation }: { navigation: SiteNavigation }) {
  const filters = useBrowseFilters();
  return (
    <nav aria-label="Menu">
      {navigation.isWhole && (
        <details className={styles.group} name="drawer">
          <summary className={styles.summary}>
            <Icon name="pin" />
            <span>
              <VisuallyHidden>Area: </VisuallyHidden>
              {mapAreaName(navigation, filters) ?? 'All areas'}
            </span>
            <MoreIcon name="chevronDown" size={16} />
          </summary>
          <ul className={styles.sub}>
            <MapAreaLinks navigation={navigation} />
          </ul>
        </details>
      )}
      {siteLinks.map(({ label, icon, path }) => (
        <MenuLink key={label} to={path(filters)}>
          <Icon name={icon} />
          {label}
        </MenuLink>
      ))}
      <hr className={styles.rule} />
      <MenuLink to={browsePath({ ...filters, category: null })} chosen={filters.category === null}>
        <Icon name="grid" />
        All Categories
      </MenuLink>
      <AllCategoriesLink navigation={navigation} />
      {(navigation.isWhole ? navigation.categories : []).map((category) => (
        <details key={category.id} className={styles.group} name="drawer">
          <summary className={styles.summary}>
            <Icon name={categoryIcon(category)} />
            {category.name}
            <MoreIcon name="chevronDown" size={16} />
          </summary>
          <div className={styles.sub}>
            <CategoryLinks category={category} />
          </div>
        </details>
      ))}
      <hr className={styles.rule} />
      <MenuLink to={paths.login()}>
        <Icon name="user" />
        Sign in
      </MenuLink>
    </nav>
  );
}
