import { Segmented, Select } from 'antd';
import { SearchField } from '../../../features/brochure-grid/filters/SearchField';
import { reviewKinds } from '../../../features/reviews/reviewKinds';
import type { BrochureType, PendingReviewKind } from '../../../generated/types';
import { whoseNames, type ReviewFilterValues } from './reviewFilters';
import { classNames } from '../../../ui/classNames';
import strip from '../../../ui/strip.module.css';
import styles from './ReviewsScreen.module.css';
import { typeLabels } from '../../../generated/brochureTypes';

interface ReviewFiltersProps {
  filters: ReviewFilterValues;
  onChange: (filters: ReviewFilterValues) => void;
  /** the caller may decide about ads */
  canBeMine: boolean;
}

const choices = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }));

export function ReviewFilters({ filters, onChange, canBeMine }: ReviewFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField q={filters.q} onSearch={(q) => onChange({ ...filters, q })} />
      <div className={classNames(styles.selects, strip.strip)}>
        <Segmented
          aria-label="Whom it waits for"
          options={[
            { value: 'us', label: 'Waits for us' },
            { value: 'vendor', label: 'Sent back' },
          ]}
          value={filters.isSentBack ? 'vendor' : 'us'}
          onChange={(whom) => onChange({ ...filters, isSentBack: whom === 'vendor' })}
        />
        <Select<PendingReviewKind>
          className={styles.select}
          aria-label="Kind"
          placeholder="Kind"
          allowClear
          options={choices(reviewKinds)}
          value={filters.kind}
          onChange={(kind: PendingReviewKind | undefined) => onChange({ ...filters, kind: kind ?? null })}
        />
        {canBeMine && (
          <Select<'mine' | 'nobody'>
            className={styles.select}
            aria-label="Who looks at it"
            placeholder="For anybody"
            allowClear
            options={choices(whoseNames)}
            value={filters.whose}
            onChange={(whose: 'mine' | 'nobody' | undefined) => onChange({ ...filters, whose: whose ?? null })}
          />
        )}
        <Select<BrochureType>
          className={styles.select}
          aria-label="Type"
          placeholder="Type"
          allowClear
          options={choices(typeLabels)}
          value={filters.type}
          onChange={(type: BrochureType | undefined) => onChange({ ...filters, type: type ?? null })}
        />
      </div>
    </div>
  );
}
