import { Pagination } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import type { BrochureFilter } from '../../generated/types';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { SheetField } from '../brochure-sheet/sheetFields';
import styles from './BrochureGrid.module.css';
import type { GridRow } from './GridRow';
import { gridPageSize, type GridView } from './GridView';
import type { GridViewVerbs } from './useGridView';

// it brings the fields of the form
const BrochureSheet = lazy(() =>
  import('../brochure-sheet/BrochureSheet').then((module) => ({ default: module.BrochureSheet })),
);

interface GridSheetProps {
  label: string;
  view: GridView;
  columns: readonly SheetField[];
  rows: readonly GridRow[] | undefined;
  total: number;
  filter: BrochureFilter;
  show: GridViewVerbs;
}

/** The ads of a page of the list as a sheet. */
export function GridSheet({ label, view, columns, rows, total, filter, show }: GridSheetProps) {
  const list = rows?.map(({ databaseId }) => databaseId).join();
  // the same ads in the same order: a list that loads again must not throw away what is typed
  const ids = useMemo(() => list?.split(',').filter(Boolean).map(Number), [list]);
  if (ids === undefined) return <Skeleton height="480px" />;
  if (ids.length === 0) return <p>No ad matches these filters.</p>;
  return (
    <Suspense fallback={<Skeleton height="480px" />}>
      <BrochureSheet
        label={label}
        ids={ids}
        filter={filter}
        columns={columns}
        onColumns={show.showSheet}
        toolClassName={styles.tool}
      />
      {total > gridPageSize && (
        <Pagination
          align="end"
          current={view.page}
          pageSize={gridPageSize}
          total={total}
          showSizeChanger={false}
          onChange={show.showPage}
        />
      )}
    </Suspense>
  );
}
