import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChipLink } from '../../ui/ChipLink';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './FilterChips.module.css';
import { NearMeChip } from './NearMeChip';
import { browsePath } from './browsePath';
import { nearMeStore } from './nearMeStore';
import { typeFilters } from './typeFilters';
import { useBrowseFilters } from './useBrowseFilters';
import { useNearMePosition } from './useNearMe';

// only for those whose place cannot be had
const NearPlaceForm = lazy(() => import('../places/NearPlaceForm'));

/** Near me, one type, or all. Choosing a type begins the list at its top (specification, section 4). */
export function FilterChips() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const isNearMe = useNearMePosition() !== null;
  const { place } = filters;
  const withoutPlace = browsePath({ ...filters, place: null });
  const chosen = filters.types.length === 1 ? filters.types[0] : undefined;

  return (
    <>
      <nav aria-label="Kinds of offers" className={styles.chips}>
        <NearMeChip
          onFound={() => {
            setRefused(false);
            if (place) void navigate(withoutPlace);
          }}
          onRefused={() => setRefused(true)}
        />
        {place && (
          <ChipLink to={withoutPlace} chosen>
            {`Near ${place.name}`}
            <Icon name="close" size={16} />
            <VisuallyHidden>, lift this filter</VisuallyHidden>
          </ChipLink>
        )}
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
          to={browsePath({ ...filters, types: [], place: null })}
          chosen={filters.types.length === 0 && !isNearMe && !place}
          onClick={() => nearMeStore.set(null)}
        >
          All
        </ChipLink>
      </nav>
      {isRefused && !place && (
        <Suspense>
          <NearPlaceForm />
        </Suspense>
      )}
    </>
  );
}
