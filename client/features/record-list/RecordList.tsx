import { Button } from 'antd';
import type { ReactNode } from 'react';
import { plural } from '../../shared/formats/plural';
import { DataGrid } from '../../ui/data-grid/DataGrid';
import type { DataGridColumn } from '../../ui/data-grid/DataGridColumn';
import { RecordError } from './RecordError';
import styles from './RecordList.module.css';
import type { RecordPlace } from './RecordView';

export interface RecordPage<Row> {
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: readonly { node: Row }[];
}

interface RecordListProps<Row> {
  /** accessible name of the table */
  label: string;
  /** name of one row */
  noun: string;
  columns: readonly DataGridColumn<Row>[];
  rowKey: (row: Row) => string;
  /** undefined until the first page has loaded */
  page: RecordPage<Row> | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onPage: (place: RecordPlace) => void;
  empty: ReactNode;
}

/** A page of a cursor-paginated list. Reading on by cursor misses no row when others are added or removed. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, noun, columns, rowKey, page, loading, error, onPage } = props;
  if (error !== undefined && error !== null) return <RecordError noun={noun} error={error} onRetry={props.onRetry} />;
  const rows = page?.edges.map(({ node }) => node);
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page?.pageInfo ?? {};
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {page === undefined || loading ? 'Loading' : plural(page.totalCount, noun)}
      </p>
      {rows?.length === 0 && props.empty}
      {rows?.length !== 0 && (
        <DataGrid label={label} columns={columns} rows={rows} rowKey={rowKey} loading={loading} empty={null} />
      )}
      {(hasNextPage === true || hasPreviousPage === true) && (
        <nav className={styles.pager} aria-label={`Pages of ${label}`}>
          <Button disabled={hasPreviousPage !== true} onClick={() => onPage(null)}>
            First page
          </Button>
          <Button
            disabled={hasPreviousPage !== true}
            onClick={() => startCursor != null && onPage({ before: startCursor })}
          >
            Previous page
          </Button>
          <Button disabled={hasNextPage !== true} onClick={() => endCursor != null && onPage({ after: endCursor })}>
            Next page
          </Button>
        </nav>
      )}
    </div>
  );
}
