import type { ProColumns } from '@ant-design/pro-table';
import { widthOf } from './columnWidths';
import type { DataGridColumn, DataGridSort } from './DataGridColumn';

/** A row of the table, or a placeholder with a null row while loading. */
export interface GridRow<Row> {
  key: string | number;
  row: Row | null;
}

function sortOrder(column: { key: string }, sort: DataGridSort | undefined): 'ascend' | 'descend' | null {
  if (column.key !== sort?.key) return null;
  return sort.direction === 'ASC' ? 'ascend' : 'descend';
}

/** Converts our columns to pro-table's, which has to leave them alone: its own columns own their order of sorting. */
export function proColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
  sort: DataGridSort | undefined,
): ProColumns<GridRow<Row>, ''>[] {
  return columns.map((column) => ({
    key: column.key,
    valueType: '', // pro-table passes such a column to antd as it is
    title: column.title,
    width: widthOf(column),
    align: column.align,
    // label and position of the cell in a card
    onCell: () => ({
      className: 'data-grid-cell',
      'data-label': column.title,
      'data-fold': column.fold,
      'data-line': column.line,
    }),
    onHeaderCell: () => ({ className: 'data-grid-head', 'data-fold': column.fold }),
    ...(column.sortable === true && {
      sorter: true,
      sortOrder: sortOrder(column, sort),
      sortDirections: ['ascend', 'descend', 'ascend'], // always sorted
      showSorterTooltip: false,
    }),
    render: (_value, { row }) => (row === null ? <span className="data-grid-bone" /> : column.render(row)),
  }));
}
