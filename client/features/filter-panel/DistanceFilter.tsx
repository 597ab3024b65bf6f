import type { ChangeEventHandler } from 'react';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { NearMeChip } from '../browse-filters/near-me/NearMeChip';
import { useNearMePosition } from '../browse-filters/near-me/useNearMe';
import { FilterGroup } from './FilterGroup';
import styles from './FilterForm.module.css';
import type { FilterCounts } from './useFilterCounts';
import { ValueOptions } from './ValueOptions';

interface DistanceFilterProps {
  filters: Pick<BrowseFilters, 'place' | 'withinKm'>;
  counts: FilterCounts;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Distances from the place of the list, else from the visitor. Without either it says how to get one. */
export function DistanceFilter({ filters: { place, withinKm }, counts, onChange }: DistanceFilterProps) {
  const isNearMe = useNearMePosition() !== null;
  return (
    <FilterGroup name={place === null ? 'Distance' : `Distance from ${place.name}`}>
      {place === null && <NearMeChip />}
      {place !== null || isNearMe ? (
        <ValueOptions name="withinKm" type="radio" chosen={withinKm} counts={counts} onChange={onChange} />
      ) : (
        <p className={styles.hint}>Turn on Near Me, or search for a suburb or postcode and choose the place.</p>
      )}
    </FilterGroup>
  );
}
