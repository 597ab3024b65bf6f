import type { ChangeEventHandler } from 'react';
import { filterChoices } from '../../../shared/lists/filterChoices';
import { filterLabels } from '../browse-filters/filterLabels';
import { FilterOption } from './FilterOption';
import type { FilterCounts } from './useFilterCounts';

interface ValueOptionsProps {
  name: keyof typeof filterChoices;
  type: 'checkbox' | 'radio';
  chosen: number | null;
  counts: Pick<FilterCounts, 'countOf'>;
  disabled?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The values of a filter by number. Radio buttons begin with "Any"; a checkbox that is not checked means the same. */
export function ValueOptions({ name, type, chosen, counts, disabled, onChange }: ValueOptionsProps) {
  const choices: readonly number[] = filterChoices[name];
  // an address may have any number; only those of the panel are counted
  const values = chosen === null || choices.includes(chosen) ? choices : [...choices, chosen].toSorted((a, b) => a - b);
  const shared = { type, name, disabled, onChange };
  return (
    <>
      {type === 'radio' && <FilterOption {...shared} value="" label="Any" checked={chosen === null} />}
      {values.map((value) => (
        <FilterOption
          key={value}
          {...shared}
          value={value}
          label={filterLabels[name](value)}
          checked={chosen === value}
          count={choices.includes(value) ? counts.countOf(name, value) : null}
        />
      ))}
    </>
  );
}
