import { useNavigate } from 'react-router';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { parseGridView, printGridView } from './gridAddress';
import type { GridFilters } from './gridFilters';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

/** The view of the table, kept in the address: it can be bookmarked, shared, reloaded and gone back to. */
export function useGridView(mode: GridMode) {
  const navigate = useNavigate();
  const view = parseGridView(useAddressQuery(), mode);

  function show(change: Partial<GridView>): void {
    void navigate({ search: printGridView({ ...view, ...change }).toString() });
  }

  return {
    view,
    showPage: (page: number) => show({ page }),
    showSorted: (sort: GridView['sort']) => show({ sort, page: 1 }),
    showFiltered: (filters: Partial<GridFilters>) => show({ ...filters, page: 1 }),
  };
}
