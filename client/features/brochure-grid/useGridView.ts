import { startTransition, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { useSteady } from '../../platform/page/useSteady';
import { parseGridView, printGridView } from './gridAddress';
import type { GridFilters } from './gridFilters';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

export interface GridViewVerbs {
  showPage: (page: number) => void;
  showSorted: (sort: GridView['sort']) => void;
  showFiltered: (filters: Partial<GridFilters>) => void;
}

/** The view of the table, kept in the address: it can be bookmarked, shared, reloaded and gone back to. */
export function useGridView(mode: GridMode): { view: GridView; show: GridViewVerbs } {
  const navigate = useNavigate();
  const query = useAddressQuery();
  const view = useMemo(() => parseGridView(query, mode), [query, mode]);

  function go(change: Partial<GridView>): void {
    // whoever types on is not kept waiting by what the table has to draw
    startTransition(() => void navigate({ search: printGridView({ ...view, ...change }).toString() }));
  }

  const show = useSteady<GridViewVerbs>({
    showPage: (page) => go({ page }),
    showSorted: (sort) => go({ sort, page: 1 }),
    showFiltered: (filters) => go({ ...filters, page: 1 }),
  });
  return { view, show };
}
