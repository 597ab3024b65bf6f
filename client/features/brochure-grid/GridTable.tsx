import { memo, useMemo } from 'react';
import { Button } from 'antd';
import { DataGrid } from '../../ui/data-grid/DataGrid';
import { brochureActions } from './actions/brochureActions';
import { brochureColumns } from './brochureColumns';
import { isFiltered, noFilters } from './filters/gridFilters';
import type { GridMode } from './gridModes';
import type { GridRow } from './GridRow';
import { gridPageSize, sortKeys, type GridView } from './GridView';
import type { GridLayout } from './layout-choice/useGridLayout';
import { pressProblem, rowActions } from './actions/rowActions';
import type { GridViewVerbs } from './useGridView';
import type { RowActor } from './actions/useRowActor';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface BrochureGridEmptyProps {
  mode: GridMode;
  filtered: boolean;
  onClearFilters: () => void;
}

const nothing: Readonly<Record<GridMode, { title: string; text: string }>> = {
  normal: { title: 'No ads yet', text: 'Ads appear here as soon as they are created or imported.' },
  archived: { title: 'No archived ads', text: 'Ads that you archive, or that end, are kept here.' },
};

function BrochureGridEmpty({ mode, filtered, onClearFilters }: BrochureGridEmptyProps) {
  if (!filtered) {
    return (
      <EmptyState icon="document" title={nothing[mode].title}>
        {nothing[mode].text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title="No ads match these filters"
      actions={<Button onClick={onClearFilters}>Clear all filters</Button>}
    >
      Take a filter away, or search for another word.
    </EmptyState>
  );
}

interface GridTableProps {
  mode: GridMode;
  label: string;
  view: GridView;
  rows: readonly GridRow[] | undefined;
  total: number;
  loading: boolean;
  layout: GridLayout;
  chosen: readonly GridRow[];
  onChoose: (rows: readonly GridRow[]) => void;
  actor: RowActor;
  show: GridViewVerbs;
  /** says why a shortcut did nothing; empty: it did something */
  onSilentPress: (why: string) => void;
}

const keyOf = (row: GridRow) => row.databaseId;

/** The table. Memoised, because rendering a hundred rows is slow. */
export const GridTable = memo(function GridTable(props: GridTableProps) {
  const { mode, label, view, rows, total, loading, layout, chosen, actor, show, onSilentPress } = props;
  const columns = useMemo(
    () => brochureColumns(actor).filter(({ key }) => !layout.hidden.includes(key)),
    [actor, layout.hidden],
  );

  function pressed(key: string, row: GridRow): boolean {
    if (key === 'i') {
      const isRefused = !actor.may('setBrochureIndex');
      onSilentPress(isRefused ? 'Your role may not do this: Change its index.' : '');
      if (isRefused) return true;
      document.querySelector<HTMLElement>(`[data-row-key="${String(row.databaseId)}"] [data-index]`)?.click();
      return true;
    }
    if (!brochureActions.some(({ shortcut }) => shortcut === key)) {
      onSilentPress('');
      return false;
    }
    const action = rowActions(row, actor).find(({ shortcut, isDisabled }) => shortcut === key && !isDisabled);
    onSilentPress(action ? '' : (pressProblem(row, key, actor) ?? ''));
    if (action) void actor.act(action.key, row);
    return true;
  }

  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      loading={loading}
      paging={{ page: view.page, pageSize: gridPageSize, total, onChange: show.showPage }}
      sort={view.sort}
      onSortChange={({ key, direction }) => {
        const sortKey = sortKeys.find((known) => known === key);
        if (sortKey !== undefined) show.showSorted({ key: sortKey, direction });
      }}
      density={layout.density}
      phone="lines"
      selection={{ keys: chosen.map(keyOf), labelOf: (row) => row.displayTitle, onChange: props.onChoose }}
      onRowKey={pressed}
      empty={
        <BrochureGridEmpty
          mode={mode}
          filtered={isFiltered(view)}
          onClearFilters={() => show.showFiltered(noFilters)}
        />
      }
    />
  );
});
