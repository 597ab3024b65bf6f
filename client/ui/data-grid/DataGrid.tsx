import { ProConfigProvider, enUSIntl } from '@ant-design/pro-provider';
import { ProTable } from '@ant-design/pro-table';
import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import './DataGrid.css';
import type { DataGridColumn, DataGridSort } from './DataGridColumn';
import type { DataGridDensity } from './DataGridDensity';
import type { DataGridSelection } from './DataGridSelection';
import { leastWidthOf } from './leastWidthOf';
import { proColumns, type GridRow } from './proColumns';
import { rowSelectionOf } from './rowSelectionOf';
import { useRowKeys } from './useRowKeys';
import { useRowPlace } from './useRowPlace';

interface DataGridProps<Row> {
  /** what the table is about, for those who do not see it */
  label: string;
  columns: readonly DataGridColumn<Row>[];
  /** undefined until the first page has come */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  loading: boolean;
  total: number;
  page: number;
  pageSize: number;
  sort: DataGridSort;
  onPageChange: (page: number) => void;
  onSortChange: (sort: DataGridSort) => void;
  /** why there is nothing, and what to do */
  empty: ReactNode;
  density?: DataGridDensity;
  selection?: DataGridSelection<Row>;
  /** a letter pressed while a row has the focus; true: it meant something */
  onRowKey?: (key: string, row: Row) => boolean;
}

const placeholders: GridRow<never>[] = Array.from({ length: 12 }, (_, index) => ({ key: `bone-${index}`, row: null }));

/**
 * The one place that knows pro-table. Sorting, filtering and paging belong to the server and to the address of the
 * page; pro-table's own toolbar, search form and filter icons stay off, since Tab does not reach them.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowKey, loading, total, page, pageSize, sort, selection, density = 'compact' } = props;
  const top = useRef<HTMLElement>(null);
  const rowPlace = useRowPlace(top, rows);
  const rowKeys = useRowKeys((key, at) => {
    const row = rows?.[at];
    return row !== undefined && props.onRowKey?.(key, row) === true;
  });
  const leastWidth: CSSProperties & Record<'--data-grid-least', string> = {
    '--data-grid-least': `${leastWidthOf(columns, selection !== undefined)}px`,
  };
  const gridRows: GridRow<Row>[] = rows?.map((row) => ({ key: rowKey(row), row })) ?? placeholders;

  function showPage(next: number): void {
    top.current?.scrollIntoView({ block: 'start' });
    props.onPageChange(next);
  }

  return (
    <section
      ref={top}
      className="data-grid"
      style={leastWidth}
      data-density={density}
      aria-label={label}
      aria-busy={loading}
      tabIndex={-1}
      {...rowPlace}
    >
      <ProConfigProvider intl={enUSIntl}>
        <ProTable<GridRow<Row>>
          rowKey="key"
          size="small"
          search={false}
          options={false}
          toolBarRender={false}
          tableAlertRender={false}
          columnEmptyText=""
          tableLayout="fixed"
          columns={proColumns(columns, sort)}
          dataSource={gridRows}
          onRow={(_, at) => ({ tabIndex: at === 0 ? 0 : -1, onKeyDown: rowKeys })}
          {...(selection && { rowSelection: rowSelectionOf(selection) })}
          locale={{ emptyText: props.empty }}
          pagination={
            total > pageSize && {
              current: page,
              pageSize,
              total,
              showSizeChanger: false,
              showTotal: (all, [first, last]) => `${first}–${last} of ${all}`,
              onChange: showPage,
            }
          }
          onChange={(_pagination, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            props.onSortChange({
              key: String(sorter.columnKey),
              direction: sorter.order === 'descend' ? 'DESC' : 'ASC',
            });
          }}
        />
      </ProConfigProvider>
    </section>
  );
}
