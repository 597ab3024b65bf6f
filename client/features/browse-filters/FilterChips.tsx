import { filterChips } from '../../generated/brochureTypes';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChipLink } from '../../ui/buttons/ChipLink';
import styles from './FilterChips.module.css';
import { NearMeChip } from './near-me/NearMeChip';
import { browsePath } from './addresses/browsePath';
import { nearMeStore } from './near-me/nearMeStore';
import { useBrowseFilters } from './useBrowseFilters';
import { useNearMePosition } from './near-me/useNearMe';

// loaded only when the visitor's position is unavailable
const NearPlaceForm = lazy(() => import('../places/NearPlaceForm'));

/**
 * Chips for "near me", each type, "all" and "open now". "All" also clears category, area, place and "open now" but keeps
 * the search text. Choosing a type scrolls to the top of the list (docs/rules/search-and-lists.md#type-chips).
 */
export function FilterChips() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const isNearMe = useNearMePosition() !== null;
  const { place } = filters;
  const withoutStored = {
    ...filters,
    category: null,
    mapArea: null,
    types: [],
    place: null,
    openNow: false,
    usableNow: false,
  };
  const chosen = filters.types.length === 1 ? filters.types[0] : undefined;

  return (
    <>
      <nav aria-label="Kinds of offers" className={styles.chips} data-held="near-me">
        <NearMeChip
          onFound={() => {
            setRefused(false);
            if (place) void navigate(browsePath({ ...filters, place: null }));
          }}
          onRefused={() => setRefused(true)}
        />
        {filterChips.map(({ type, label, isDesktopOnly }) => (
          <ChipLink
            key={type}
            to={browsePath({ ...filters, types: [type] })}
            chosen={chosen === type}
            className={isDesktopOnly ? styles.desktopOnly : undefined}
          >
            {label}
          </ChipLink>
        ))}
        <ChipLink
          to={browsePath(withoutStored)}
          chosen={browsePath(filters) === browsePath(withoutStored) && !isNearMe}
          onClick={() => nearMeStore.set(null)}
        >
          All
        </ChipLink>
        <ChipLink to={browsePath({ ...filters, openNow: !filters.openNow })} chosen={filters.openNow}>
          Open now
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
