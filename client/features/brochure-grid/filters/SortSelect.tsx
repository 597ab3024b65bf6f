import { Select } from 'antd';
import styles from '../BrochureGrid.module.css';
import type { GridView } from '../GridView';

interface SortSelectProps {
  sort: GridView['sort'];
  onSort: (sort: GridView['sort']) => void;
}

const orders: readonly { label: string; sort: GridView['sort'] }[] = [
  { label: 'Newest first', sort: { key: 'ID', direction: 'DESC' } },
  { label: 'Oldest first', sort: { key: 'ID', direction: 'ASC' } },
  { label: 'By index', sort: { key: 'INDEX', direction: 'ASC' } },
  { label: 'By title', sort: { key: 'TITLE', direction: 'ASC' } },
  { label: 'By category', sort: { key: 'CATEGORY', direction: 'ASC' } },
  { label: 'By status', sort: { key: 'STATUS', direction: 'ASC' } },
  { label: 'By type', sort: { key: 'TYPE', direction: 'ASC' } },
  { label: 'Most viewed', sort: { key: 'VIEWS', direction: 'DESC' } },
];

/** Sort order for phones, where rows are cards without column headings. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const current = orders.findIndex((order) => order.sort.key === sort.key && order.sort.direction === sort.direction);
  return (
    <Select<number>
      className={styles.sort}
      aria-label="Order"
      placeholder="Another order"
      value={current === -1 ? null : current}
      options={orders.map(({ label }, value) => ({ value, label }))}
      onChange={(index) => {
        const order = orders[index];
        if (order !== undefined) onSort(order.sort);
      }}
    />
  );
}
