import { browsePath } from '../browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { useNearMePosition } from '../browse-filters/near-me/useNearMe';
import { capitalise } from '../../shared/formats/capitalise';
import { ChipLink } from '../../ui/buttons/ChipLink';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ChosenFilters.module.css';
import { activeFilters } from './activeFilters';
import type { SiteNavigation } from './useSiteNavigation';

interface ChosenFiltersProps {
  filters: BrowseFilters;
  navigation: SiteNavigation;
}

/** The active filters, each removable alone or all at once. Renders nothing when there are none. */
export function ChosenFilters({ filters, navigation }: ChosenFiltersProps) {
  const active = activeFilters(filters, navigation, useNearMePosition() !== null);
  if (active.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label="Chosen filters">
      {active.map(({ label, without }) => (
        <li key={browsePath(without)}>
          <ChipLink chosen={false} to={browsePath(without)}>
            <span>{capitalise(label)}</span>
            <Icon name="close" size={16} />
            <VisuallyHidden>, lift this filter</VisuallyHidden>
          </ChipLink>
        </li>
      ))}
      <li>
        <Link to={browsePath({})} className={styles.clear} onClick={() => nearMeStore.set(null)}>
          Clear
        </Link>
      </li>
    </ul>
  );
}
