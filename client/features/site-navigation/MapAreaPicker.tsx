import { Dropdown } from '../../ui/Dropdown';
import { Icon } from '../../ui/Icon';
import { MenuLink } from '../../ui/MenuLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/browsePath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './MapAreaPicker.module.css';
import { mapAreaName } from './chosenNames';
import type { SiteNavigation } from './useSiteNavigation';

/** Areas with active ads, and all of them. Elsewhere than on the list it goes to the list. */
export function MapAreaPicker({ navigation }: { navigation: SiteNavigation }) {
  const filters = useBrowseFilters();
  const chosen = mapAreaName(navigation, filters) ?? 'All areas';

  return (
    <Dropdown
      group="header"
      align="end"
      labelClassName={styles.label}
      label={
        <>
          <Icon name="pin" />
          <VisuallyHidden>Area: </VisuallyHidden>
          <span className={styles.name}>{chosen}</span>
        </>
      }
    >
      <ul>
        <li>
          <MenuLink to={browsePath({ ...filters, mapArea: null })} chosen={filters.mapArea === null}>
            All areas
          </MenuLink>
        </li>
        {navigation.mapAreas.map(({ id, code, did, name }) => (
          <li key={id}>
            <MenuLink
              to={browsePath({ ...filters, mapArea: code })}
              chosen={filters.mapArea === code || filters.mapArea === did}
            >
              {name}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
