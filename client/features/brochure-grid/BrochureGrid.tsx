import { useEffect } from 'react';
import { DataGrid } from '../../ui/data-grid/DataGrid';
import { plural } from '../../shared/plural';
import { useBrochureGridChoicesQuery } from '../../generated/BrochureGridChoices';
import { useBrochureVerbs } from '../brochure-lifecycle/useBrochureVerbs';
import styles from './BrochureGrid.module.css';
import { brochureColumns } from './brochureColumns';
import { BrochureGridEmpty } from './BrochureGridEmpty';
import { BrochureGridError } from './BrochureGridError';
import { BrochureGridFilters } from './BrochureGridFilters';
import { gridChoices } from './gridChoices';
import { isFiltered, noFilters } from './gridFilters';
import type { GridMode } from './gridModes';
import { gridPageSize, sortKeys } from './GridView';
import { SortSelect } from './SortSelect';
import { useBrochureGrid } from './useBrochureGrid';
import { useGridView } from './useGridView';

interface BrochureGridProps {
  mode: GridMode;
  label: string;
}

/** The administrators' list of ads with its filters, for both of its modes (specification, section 2). */
export function BrochureGrid({ mode, label }: BrochureGridProps) {
  const { view, showPage, showSorted, showFiltered } = useGridView(mode);
  const { rows, total, loading, error, reload } = useBrochureGrid(view, mode);
  const { data } = useBrochureGridChoicesQuery();
  const verbs = useBrochureVerbs();

  // the last ad of the last page has gone: the page before is the last one now
  const lastPage = Math.max(1, Math.ceil(total / gridPageSize));
  const isBeyond = !loading && rows !== undefined && view.page > lastPage;
  useEffect(() => {
    if (isBeyond) showPage(lastPage);
  });

  const known = rows === undefined || loading ? 'Loading ads' : plural(total, 'ad');
  const summary = error === undefined ? known : '';

  return (
    <div className={styles.grid}>
      <BrochureGridFilters mode={mode} filters={view} choices={gridChoices(data)} onChange={showFiltered} />
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {summary}
        </p>
        <SortSelect sort={view.sort} onSort={showSorted} />
      </div>
      {error === undefined ? (
        <DataGrid
          label={label}
          columns={brochureColumns((verb, row) => verbs[verb](row))}
          rows={rows}
          rowKey={(row) => row.databaseId}
          loading={loading}
          total={total}
          page={view.page}
          pageSize={gridPageSize}
          sort={view.sort}
          onPageChange={showPage}
          onSortChange={({ key, direction }) => {
            const sortKey = sortKeys.find((known) => known === key);
            if (sortKey !== undefined) showSorted({ key: sortKey, direction });
          }}
          empty={
            <BrochureGridEmpty mode={mode} filtered={isFiltered(view)} onClearFilters={() => showFiltered(noFilters)} />
          }
        />
      ) : (
        <BrochureGridError error={error} onRetry={() => void reload()} />
      )}
    </div>
  );
}
