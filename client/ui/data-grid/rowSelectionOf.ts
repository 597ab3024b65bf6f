import type { TableProps } from 'antd';
import type { DataGridSelection } from './DataGridSelection';
import type { GridRow } from './proColumns';

/** Our selection in antd's words. */
export function rowSelectionOf<Row>({
  keys,
  labelOf,
  onChange,
}: DataGridSelection<Row>): NonNullable<TableProps<GridRow<Row>>['rowSelection']> {
  return {
    selectedRowKeys: [...keys],
    preserveSelectedRowKeys: true,
    columnWidth: 40,
    getTitleCheckboxProps: () => ({ 'aria-label': 'Choose all rows of this page' }),
    getCheckboxProps: ({ row }) => ({
      'aria-label': row === null ? 'Loading' : `Choose ${labelOf(row)}`,
      disabled: row === null,
    }),
    // a row of a page that is no longer shown comes as it was remembered
    onChange: (_keys, rows: (GridRow<Row> | undefined)[]) => onChange(rows.flatMap((one) => one?.row ?? [])),
  };
}
