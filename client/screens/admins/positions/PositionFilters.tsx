import { Segmented } from 'antd';
import { SearchField } from '../../../features/brochure-grid/filters/SearchField';
import { doubts, type Doubt, type PositionFilterValues } from './positionFilters';
import styles from './PositionsScreen.module.css';

interface PositionFiltersProps {
  filters: PositionFilterValues;
  onChange: (filters: PositionFilterValues) => void;
}

export function PositionFilters({ filters, onChange }: PositionFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField q={filters.q} onSearch={(q) => onChange({ ...filters, q })} />
      <Segmented<Doubt>
        aria-label="Which ads"
        options={(Object.keys(doubts) as Doubt[]).map((value) => ({ value, label: doubts[value] }))}
        value={filters.doubt}
        onChange={(doubt) => onChange({ ...filters, doubt })}
      />
    </div>
  );
}
