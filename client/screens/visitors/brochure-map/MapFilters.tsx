import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { nearMeStore } from '../../../features/browse-filters/near-me/nearMeStore';
import { NearMeChip } from '../../../features/browse-filters/near-me/NearMeChip';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { mapPath } from '../../../features/maps/mapPath';
import { FollowSwitch } from './following/FollowSwitch';
import { activeFilters } from '../../../features/site-navigation/activeFilters';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './MapFilters.module.css';

interface MapFiltersProps {
  filters: BrowseFilters;
  place: MapPlace;
  navigation: SiteNavigation;
}

/** The filters that the map shares with the list. They can be removed here; the bar and the list set them. */
export function MapFilters({ filters, place, navigation }: MapFiltersProps) {
  const active = activeFilters(filters, navigation);
  return (
    <ul className={styles.filters} aria-label="Filters">
      <li>
        <NearMeChip />
      </li>
      <li>
        <FollowSwitch />
      </li>
      {active.map(({ label, without }) => (
        <li key={label}>
          <ChipLink chosen={false} to={mapPath(without, { box: place.box })}>
            <VisuallyHidden>Without </VisuallyHidden>
            <span>{label}</span>
            <Icon name="close" size={16} />
          </ChipLink>
        </li>
      ))}
      {place.box && (
        <li>
          <ChipLink chosen={false} to={mapPath(filters)}>
            <VisuallyHidden>Without </VisuallyHidden>
            searched area
            <Icon name="close" size={16} />
          </ChipLink>
        </li>
      )}
      {(active.length > 0 || place.box) && (
        <li>
          <ChipLink chosen={false} to={mapPath({})} onClick={() => nearMeStore.set(null)}>
            Clear
          </ChipLink>
        </li>
      )}
      <li>
        <ChipLink chosen={false} to={browsePath(filters)}>
          <Icon name="grid" size={18} />
          As cards
        </ChipLink>
      </li>
    </ul>
  );
}
