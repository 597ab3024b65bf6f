import type { ChangeEventHandler } from 'react';
import { brochureTypes, filterChips, typeLabels, typeListHeadings } from '../../generated/brochureTypes';
import type { BrochureType } from '../../generated/types';
import { FilterGroup } from './FilterGroup';
import { FilterOption } from './FilterOption';
import type { FilterCounts } from './useFilterCounts';

interface TypeFilterProps {
  /** empty: the default types */
  types: readonly BrochureType[];
  counts: Pick<FilterCounts, 'countOf'>;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A type is called as its chip, else as its list. */
function labelOf(type: BrochureType): string {
  return filterChips.find((chip) => chip.type === type)?.label ?? typeListHeadings[type] ?? typeLabels[type];
}

/** The types that have ads, in the order of the chips. Renders nothing if there are none. */
export function TypeFilter({ types, counts, onChange }: TypeFilterProps) {
  const chips: readonly BrochureType[] = filterChips.map(({ type }) => type);
  const all = [...chips, ...brochureTypes.filter((type) => !chips.includes(type))];
  const shown = all.filter((type) => types.includes(type) || counts.countOf('types', type) !== 0);
  if (shown.length === 0) return null;
  return (
    <FilterGroup name="Type">
      {shown.map((type) => (
        <FilterOption
          key={type}
          type="checkbox"
          name="broTypes"
          value={type}
          label={labelOf(type)}
          checked={types.includes(type)}
          count={counts.countOf('types', type)}
          onChange={onChange}
        />
      ))}
    </FilterGroup>
  );
}
