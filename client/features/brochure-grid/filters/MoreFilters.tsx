import { Select } from 'antd';
import { Dropdown } from '../../../ui/disclosure/Dropdown';
import styles from '../BrochureGrid.module.css';
import { DraftField } from '../cells/DraftField';
import type { GridFilters } from './gridFilters';
import { readIndex } from '../cells/readIndex';

interface MoreFiltersProps {
  filters: GridFilters;
  onChange: (filters: Partial<GridFilters>) => void;
}

type Numbered = 'minIndex' | 'maxIndex' | 'minViews' | 'maxViews' | 'endingWithinDays';
type Either = 'withoutIndex' | 'withoutPicture' | 'withoutPosition' | 'brokenLinks' | 'soldOut' | 'isActive';

const eitherFilters: readonly { name: Either; label: string; yes: string; no: string }[] = [
  { name: 'withoutIndex', label: 'Has an index', yes: 'Without', no: 'With' },
  { name: 'withoutPicture', label: 'Thumbnail', yes: 'Without', no: 'With' },
  { name: 'withoutPosition', label: 'Position', yes: 'Without', no: 'With' },
  { name: 'brokenLinks', label: 'Links', yes: 'Broken', no: 'Not broken' },
  { name: 'soldOut', label: 'Coupons', yes: 'Sold out', no: 'Not sold out' },
  { name: 'isActive', label: 'Dates', yes: 'Inside their dates', no: 'Outside their dates' },
];

/** Less common column filters. Each applies on Enter or on blur. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const numberField = (name: Numbered, label: string) => (
    <DraftField
      label={label}
      inputMode="numeric"
      value={filters[name] === null ? '' : String(filters[name])}
      onSettle={(text) => onChange({ [name]: readIndex(text) ?? null })}
    />
  );
  return (
    <Dropdown label="More filters" group="grid-tools" align="end" labelClassName={styles.tool}>
      <div className={styles.moreFilters}>
        <DraftField
          label="ID"
          hint="several with commas"
          value={filters.ids.join(', ')}
          onSettle={(text) => onChange({ ids: text.split(/[\s,]+/).flatMap((id) => readIndex(id) ?? []) })}
        />
        <DraftField
          label="Title has"
          maxLength={120}
          value={filters.title}
          onSettle={(title) => onChange({ title: title.trim() })}
        />
        {numberField('minIndex', 'Index from')}
        {numberField('maxIndex', 'Index up to')}
        {numberField('minViews', 'Views from')}
        {numberField('maxViews', 'Views up to')}
        {numberField('endingWithinDays', 'Ends within days')}
        {eitherFilters.map(({ name, label, yes, no }) => (
          <label key={name} className={styles.either}>
            {label}
            <Select<string>
              aria-label={label}
              value={filters[name] === null ? 'either' : String(filters[name])}
              options={[
                { value: 'either', label: 'Either' },
                { value: 'true', label: yes },
                { value: 'false', label: no },
              ]}
              onChange={(value) => onChange({ [name]: value === 'either' ? null : value === 'true' })}
            />
          </label>
        ))}
      </div>
    </Dropdown>
  );
}
