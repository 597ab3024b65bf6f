import type { ProColumns } from '@ant-design/pro-table';
import type { DataGridColumn, DataGridSort } from './DataGridColumn';
import { widthOf } from './widthOf';

/** A row of the table: one of ours, or a place where one will be. */
export interface GridRow<Row> {
  key: string | number;
  row: Row | null;
}

function sortOrder(column: { key: string }, sort: DataGridSort): 'ascend' | 'descend' | null {
  if (column.key !== sort.key) return null;
  return sort.direction === 'ASC' ? 'ascend' : 'descend';
}

/** Our columns in pro-table's words. */
export function proColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
  sort: DataGridSort,
): ProColumns<GridRow<Row>>[] {
  return columns.map((column) => ({
    key: column.key,
    dataIndex: column.key,
    title: column.title,
    width: widthOf(column),
    align: column.align,
    // what a cell is called and where it goes when rows fold into cards
    onCell: () => ({ className: 'data-grid-cell', 'data-label': column.title, 'data-fold': column.fold }),
    onHeaderCell: () => ({ className: 'data-grid-head', 'data-fold': column.fold }),
    ...(column.sortable === true && {
      sorter: true,
      // pro-table keeps the order itself from then on, and overwrites what `sortOrder` says
      defaultSortOrder: sortOrder(column, sort),
      sortDirections: ['ascend', 'descend', 'ascend'], // never without an order
      showSorterTooltip: false,
    }),
    render: (_dom, { row }) => (row === null ? <span className="data-grid-bone" /> : column.render(row)),
  }));
}
