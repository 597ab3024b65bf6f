import { ChipLink } from '../../ui/ChipLink';
import styles from './FilterChips.module.css';
import { NearMeChip } from './NearMeChip';
import { browsePath } from './browsePath';
import { nearMeStore } from './nearMeStore';
import { typeFilters } from './typeFilters';
import { useBrowseFilters } from './useBrowseFilters';
import { useNearMePosition } from './useNearMe';

/** Near me, one type, or all. Choosing a type begins the list at its top (specification, section 4). */
export function FilterChips() {
  const filters = useBrowseFilters();
  const isNearMe = useNearMePosition() !== null;
  const chosen = filters.types.length === 1 ? filters.types[0] : undefined;

  return (
    <nav aria-label="Kinds of offers" className={styles.chips}>
      <NearMeChip />
      {typeFilters.map(({ type, label, desktopOnly }) => (
        <ChipLink
          key={type}
          to={browsePath({ ...filters, types: [type] })}
          chosen={chosen === type}
          className={desktopOnly ? styles.desktopOnly : undefined}
        >
          {label}
        </ChipLink>
      ))}
      <ChipLink
        to={browsePath({ ...filters, types: [] })}
        chosen={filters.types.length === 0 && !isNearMe}
        onClick={() => nearMeStore.set(null)}
      >
        All
      </ChipLink>
    </nav>
  );
}
