import { startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { useSteady } from '../../platform/page/useSteady';
import { parseGridView, printGridView } from './gridAddress';
import type { GridFilters } from './filters/gridFilters';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

export interface GridViewVerbs {
  showPage: (page: number) => void;
  showSorted: (sort: GridView['sort']) => void;
  showFiltered: (filters: Partial<GridFilters>) => void;
  /** null: the table */
  showSheet: (sheet: GridView['sheet']) => void;
}

/** The view of the table, stored in the address, so that users can bookmark, share, reload and go back. */
export function useGridView(mode: GridMode): { view: GridView; show: GridViewVerbs } {
  const navigate = useNavigate();
  const query = useAddressQuery();
  const view = useMemo(() => parseGridView(query, mode), [query, mode]);
  /** the last requested view, perhaps not rendered yet: a second change must build on the first */
  const newest = useRef(view);
  useLayoutEffect(() => {
    newest.current = view;
  }, [view]);

  function go(change: Partial<GridView>): void {
    newest.current = { ...newest.current, ...change };
    const search = printGridView(newest.current).toString();
    // a transition keeps typing responsive while the table renders
    startTransition(() => void navigate({ search }));
  }

  const show = useSteady<GridViewVerbs>({
    showPage: (page) => go({ page }),
    showSorted: (sort) => go({ sort, page: 1 }),
    showFiltered: (filters) => go({ ...filters, page: 1 }),
    showSheet: (sheet) => go({ sheet }),
  });
  return { view, show };
}
