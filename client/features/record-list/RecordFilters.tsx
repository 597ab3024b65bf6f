import { Button } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import strip from '../../ui/strip.module.css';
import styles from './RecordList.module.css';

interface RecordFiltersProps {
  /** accessible name of the search */
  label: string;
  isFiltered: boolean;
  /** on a phone, in lines, for filters that belong together, such as two days; otherwise they scroll sideways there */
  wraps?: boolean;
  onClear: () => void;
  children: ReactNode;
}

export function RecordFilters({ label, isFiltered, wraps = false, onClear, children }: RecordFiltersProps) {
  return (
    <div className={classNames(styles.filters, wraps ? styles.wraps : strip.strip)} role="search" aria-label={label}>
      {children}
      {isFiltered && (
        <Button type="link" onClick={onClear}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}
