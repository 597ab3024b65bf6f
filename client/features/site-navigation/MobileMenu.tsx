import { useId, useRef } from 'react';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/Icon';
import { MenuLink } from '../../ui/MenuLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { categoryIcon } from '../categories/categoryIcons';
import { CategoryLinks } from './CategoryLinks';
import styles from './MobileMenu.module.css';
import { mapAreaName } from './chosenNames';
import { useCloseAfterChoice } from './useCloseAfterChoice';
import type { SiteNavigation } from './useSiteNavigation';

/** The hamburger and its drawer. A native popover: opens without JavaScript, closes on Escape and a press beside it. */
export function MobileMenu({ navigation }: { navigation: SiteNavigation }) {
  const filters = useBrowseFilters();
  const drawer = useRef<HTMLDivElement>(null);
  const id = useId();
  useCloseAfterChoice(drawer);

  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={id} className={styles.button}>
        <Icon name="menu" size={24} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </button>
      <div ref={drawer} id={id} popover="auto" className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title}>Browse</p>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.button}>
            <Icon name="close" size={24} />
            <VisuallyHidden>Close menu</VisuallyHidden>
          </button>
        </div>
        <nav aria-label="Menu">
          <details className={styles.group} name="drawer">
            <summary className={styles.summary}>
              <Icon name="pin" />
              {mapAreaName(navigation, filters) ?? 'All areas'}
              <Icon name="chevronDown" size={16} />
            </summary>
            <ul className={styles.sub}>
              <li>
                <MenuLink to={browsePath({ ...filters, mapArea: null })} chosen={filters.mapArea === null}>
                  All areas
                </MenuLink>
              </li>
              {navigation.mapAreas.map((area) => (
                <li key={area.id}>
                  <MenuLink
                    to={browsePath({ ...filters, mapArea: area.code })}
                    chosen={filters.mapArea === area.code || filters.mapArea === area.did}
                  >
                    {area.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </details>
          <MenuLink to={browsePath({ ...filters, category: null })} chosen={filters.category === null}>
            <Icon name="grid" />
            All Categories
          </MenuLink>
          {navigation.categories.map((category) => (
            <details key={category.id} className={styles.group} name="drawer">
              <summary className={styles.summary}>
                <Icon name={categoryIcon(category)} />
                {category.name}
                <Icon name="chevronDown" size={16} />
              </summary>
              <div className={styles.sub}>
                <CategoryLinks category={category} />
              </div>
            </details>
          ))}
          <MenuLink to={paths.login()}>
            <Icon name="user" />
            Sign in
          </MenuLink>
        </nav>
      </div>
    </div>
  );
}
