import { ProConfigProvider, enUSIntl } from '@ant-design/pro-provider';
import { ProTable } from '@ant-design/pro-table';
import {
  useRef,
  useLayoutEffect,
  type CSSProperties,
  type ReactNode,
  type KeyboardEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { TableProps } from 'antd';
import { getMinWidth } from './columnWidths';
import type { DataGridColumn, DataGridSort } from './DataGridColumn';
import { proColumns, type GridRow } from './proColumns';
import './DataGrid.css';
import './phoneLines.css';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrow keys move between rows, the space bar selects, letters go to the table's owner. Works only while the row itself
 * has the focus, so that fields and buttons inside it keep their keys (WCAG 2.1.4).
 */
function useRowKeys(onLetter: (key: string, at: number) => boolean) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget;
    if (event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > .ant-table-row') ?? [])];
    const at = rows.indexOf(row);
    const next = steps[event.key]?.(at, rows.length - 1);
    if (next !== undefined) rows[next]?.focus();
    else if (event.key === ' ') row.querySelector<HTMLInputElement>('.ant-checkbox-input')?.click();
    else if (!onLetter(event.key.toLowerCase(), at)) return;
    event.preventDefault();
  };
}

/** Vertical spacing of the rows. */
export type DataGridDensity = 'compact' | 'comfortable';

/** Selected rows. They stay selected on other pages. */
interface DataGridSelection<Row> {
  keys: readonly (string | number)[];
  /** accessible name of a row's checkbox */
  labelOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
}

interface DataGridProps<Row> {
  /** accessible name of the table */
  label: string;
  columns: readonly DataGridColumn<Row>[];
  /** undefined until the first page has loaded */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  loading: boolean;
  /** numbered pages; without them all rows are on one page */
  paging?: { page: number; pageSize: number; total: number; onChange: (page: number) => void };
  /** the order of the rows, if columns are sortable */
  sort?: DataGridSort;
  onSortChange?: (sort: DataGridSort) => void;
  /** why the table is empty, and what to do */
  empty: ReactNode;
  density?: DataGridDensity;
  /** how rows look on a phone: cards with all cells, or two lines with the columns that have a `line` */
  phone?: 'cards' | 'lines';
  selection?: DataGridSelection<Row>;
  /** called for a letter while a row has the focus; returns true if it was handled */
  onRowKey?: (key: string, row: Row) => boolean;
}

const placeholders: GridRow<never>[] = Array.from({ length: 12 }, (_, index) => ({ key: `bone-${index}`, row: null }));

/**
 * The only component that uses pro-table. The server and the page's address control sorting, filtering and paging.
 * pro-table's own toolbar and search form are off, because Tab does not reach all of them
 * (docs/decisions/0024-the-grid-keeps-its-own-tools.md).
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    loading,
    paging,
    sort,
    selection,
    density = 'compact',
    phone = 'cards',
  } = props;
  const top = useRef<HTMLElement>(null);
  const rowPlace = useRowPlace(top, rows);
  const rowKeys = useRowKeys((key, at) => {
    const row = rows?.[at];
    return row !== undefined && props.onRowKey?.(key, row) === true;
  });
  const leastWidth: CSSProperties & Record<'--data-grid-least', string> = {
    '--data-grid-least': `${getMinWidth(columns, selection !== undefined)}px`,
  };
  const gridRows: GridRow<Row>[] = rows?.map((row) => ({ key: rowKey(row), row })) ?? placeholders;

  function showPage(next: number): void {
    top.current?.scrollIntoView({ block: 'start' });
    paging?.onChange(next);
  }

  return (
    <section
      ref={top}
      className="data-grid"
      style={leastWidth}
      data-density={density}
      data-phone={phone}
      aria-label={label}
      aria-busy={loading}
      tabIndex={-1}
      {...rowPlace}
    >
      <ProConfigProvider intl={enUSIntl}>
        <ProTable<GridRow<Row>, Record<string, never>, ''>
          rowKey="key"
          size="small"
          search={false}
          options={false}
          toolBarRender={false}
          tableAlertRender={false}
          tableLayout="fixed"
          columns={proColumns(columns, sort)}
          dataSource={gridRows}
          onRow={(_, at) => ({ tabIndex: at === 0 ? 0 : -1, onKeyDown: rowKeys })}
          {...(selection && { rowSelection: rowSelectionOf(selection) })}
          locale={{ emptyText: props.empty }}
          pagination={
            paging !== undefined &&
            paging.total > paging.pageSize && {
              current: paging.page,
              pageSize: paging.pageSize,
              total: paging.total,
              showSizeChanger: false,
              showTotal: (all, [first, last]) => `${first}–${last} of ${all}`,
              onChange: showPage,
            }
          }
          onChange={(_pagination, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            props.onSortChange?.({
              key: String(sorter.columnKey),
              direction: sorter.order === 'descend' ? 'DESC' : 'ASC',
            });
          }}
        />
      </ProConfigProvider>
    </section>
  );
}

/** Converts our selection to antd's. */
function rowSelectionOf<Row>({
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
    // antd passes rows of other pages as it remembers them
    onChange: (_keys, rows: (GridRow<Row> | undefined)[]) => onChange(rows.flatMap((one) => one?.row ?? [])),
  };
}

/**
 * When the focused row leaves the table (for example when archived), the row that takes its place gets the focus. Rows
 * do nothing on Enter, so an extra key press is harmless.
 */
function useRowPlace(table: RefObject<HTMLElement | null>, rows: unknown) {
  const place = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const drawn = table.current?.querySelectorAll<HTMLElement>('.ant-table-row') ?? [];
    drawn[Math.min(place.current, drawn.length - 1)]?.focus({ preventScroll: true });
  }, [table, rows]);

  return {
    onFocus(event: FocusEvent): void {
      const row = event.target.closest<HTMLTableRowElement>('.ant-table-row');
      place.current = row === null ? null : row.sectionRowIndex;
    },
    onBlur(event: FocusEvent): void {
      if (event.relatedTarget !== null) place.current = null; // the focus moved elsewhere; it was not lost
    },
  };
}
