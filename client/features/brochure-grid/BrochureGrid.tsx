import { useDeferredValue, useEffect, useMemo } from 'react';
import { plural } from '../../shared/plural';
import { useBrochureGridChoicesQuery } from '../../generated/BrochureGridChoices';
import { ActivityReportBanner } from '../activity-report/ActivityReportBanner';
import styles from './BrochureGrid.module.css';
import { BrochureGridError } from './BrochureGridError';
import { BrochureGridFilters } from './BrochureGridFilters';
import { gridChoices } from './gridChoices';
import type { GridMode } from './gridModes';
import { GridTable } from './GridTable';
import { gridPageSize } from './GridView';
import { RowDialogs } from './RowDialogs';
import { SortSelect } from './SortSelect';
import { useBrochureGrid } from './useBrochureGrid';
import { useGridView } from './useGridView';
import { useRowActor } from './useRowActor';

interface BrochureGridProps {
  mode: GridMode;
  label: string;
}

/** The administrators' list of ads with its filters, for both of its modes (specification, section 2). */
export function BrochureGrid({ mode, label }: BrochureGridProps) {
  const { view, show } = useGridView(mode);
  const { rows, total, loading, error, reload } = useBrochureGrid(view, mode);
  const { data } = useBrochureGridChoicesQuery();
  const choices = useMemo(() => gridChoices(data), [data]);
  const { actor, dialog, closeDialog, reportOutcome } = useRowActor();
  // a hundred rows are drawn in the background: fields answer at once meanwhile
  const shown = useDeferredValue(useMemo(() => ({ view, rows, total, loading }), [view, rows, total, loading]));

  // the last ad of the last page has gone: the page before is the last one now
  const lastPage = Math.max(1, Math.ceil(total / gridPageSize));
  const isBeyond = !loading && rows !== undefined && view.page > lastPage;
  useEffect(() => {
    if (isBeyond) show.showPage(lastPage);
  });

  const known = rows === undefined || loading ? 'Loading ads' : plural(total, 'ad');
  const summary = error === undefined ? known : '';

  return (
    <div className={styles.grid}>
      <BrochureGridFilters mode={mode} filters={view} choices={choices} onChange={show.showFiltered} />
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {summary}
        </p>
        <SortSelect sort={view.sort} onSort={show.showSorted} />
      </div>
      <ActivityReportBanner outcome={reportOutcome} />
      {error === undefined ? (
        <GridTable mode={mode} label={label} {...shown} actor={actor} show={show} />
      ) : (
        <BrochureGridError error={error} onRetry={() => void reload()} />
      )}
      <RowDialogs dialog={dialog} onClose={closeDialog} />
    </div>
  );
}
