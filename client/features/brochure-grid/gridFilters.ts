import type { GridView } from './GridView';

/** The parts of the view that narrow it down. */
export type GridFilters = Omit<GridView, 'page' | 'sort'>;

export const noFilters: GridFilters = { statuses: [], types: [], categories: [], mapAreas: [], q: '', isActive: null };

export function isFiltered({ statuses, types, categories, mapAreas, q, isActive }: GridFilters): boolean {
  return (
    [statuses, types, categories, mapAreas].some((items) => items.length > 0) || q.trim() !== '' || isActive !== null
  );
}
