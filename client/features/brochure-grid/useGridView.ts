import { useSearchParams } from 'react-router';
import { parseGridView, printGridView } from './gridAddress';
import type { GridFilters } from './gridFilters';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

/** The view of the table, kept in the address: it can be bookmarked, shared, reloaded and gone back to. */
export function useGridView(mode: GridMode) {
  const [query, setQuery] = useSearchParams();
  const view = parseGridView(query, mode);

  function show(change: Partial<GridView>): void {
    setQuery(printGridView({ ...view, ...change }));
  }

  return {
    view,
    showPage: (page: number) => show({ page }),
    showSorted: (sort: GridView['sort']) => show({ sort, page: 1 }),
    showFiltered: (filters: Partial<GridFilters>) => show({ ...filters, page: 1 }),
  };
}
