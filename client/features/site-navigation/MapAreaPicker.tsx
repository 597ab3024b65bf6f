import { Dropdown } from '../../ui/disclosure/Dropdown';
import { Icon } from '../../ui/icons/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { AllCategoriesLink } from './categories/AllCategoriesLink';
import { MapAreaLinks } from './MapAreaLinks';
import styles from './MapAreaPicker.module.css';
import { mapAreaName } from './chosenNames';
import type { SiteNavigation } from './useSiteNavigation';

/** A menu of all areas with active ads, and of "All areas". */
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
        <MapAreaLinks navigation={navigation} />
      </ul>
      <AllCategoriesLink navigation={navigation} />
    </Dropdown>
  );
}
