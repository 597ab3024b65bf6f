import { filterChips } from '../../generated/brochureTypes';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChipLink } from '../../ui/buttons/ChipLink';
import styles from './FilterChips.module.css';
import { FiltersButton } from '../filter-panel/FiltersButton';
import { NearMeChip } from './near-me/NearMeChip';
import { browsePath } from './addresses/browsePath';
import { nearMeStore } from './near-me/nearMeStore';
import { useBrowseFilters } from './useBrowseFilters';
import { useNearMePosition } from './near-me/useNearMe';

// loaded only when the visitor's position is unavailable
const NearPlaceForm = lazy(() => import('../places/NearPlaceForm'));

/**
 * All filters, and chips for "near me", each type and "all". "All" clears every filter, but keeps the search text, the
 * order, and lists of one vendor or of named ads. Choosing a type scrolls to the top of the list
 * (docs/rules/search-and-lists.md#type-chips).
 */
export function FilterChips() {
  const filters = useBrowseFilters();
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const isNearMe = useNearMePosition() !== null;
  const { place } = filters;
  const { q, vendorId, businessOf, ids, sort } = filters;
  const unfiltered = { q, vendorId, businessOf, ids, sort };
  const chosen = filters.types.length === 1 ? filters.types[0] : undefined;

  return (
    <>
      <div className={styles.bar}>
        <FiltersButton filters={filters} />
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
            to={browsePath(unfiltered)}
            chosen={browsePath(filters) === browsePath(unfiltered) && !isNearMe}
            onClick={() => nearMeStore.set(null)}
          >
            All
          </ChipLink>
        </nav>
      </div>
      {isRefused && !place && (
        <Suspense>
          <NearPlaceForm />
        </Suspense>
      )}
    </>
  );
}
