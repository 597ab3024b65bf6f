import type { GridFilters } from './gridFilters';

/** One filter that is on: what it is called, and the filters without it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: GridFilters;
}
