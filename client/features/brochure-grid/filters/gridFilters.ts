import type { GridView } from '../GridView';

/** The filters of the view, without page, sort order and layout. */
export type GridFilters = Omit<GridView, 'page' | 'sort' | 'sheet'>;

export const noFilters: GridFilters = {
  statuses: [],
  isDraft: null,
  types: [],
  categories: [],
  mapAreas: [],
  q: '',
  isActive: null,
  ids: [],
  title: '',
  minIndex: null,
  maxIndex: null,
  withoutIndex: null,
  minViews: null,
  maxViews: null,
  withoutPicture: null,
  withoutPosition: null,
  brokenLinks: null,
  soldOut: null,
  endingWithinDays: null,
  bulkJob: null,
};

function isOn(value: GridFilters[keyof GridFilters]): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

export function isFiltered(filters: GridFilters): boolean {
  return (Object.keys(noFilters) as (keyof GridFilters)[]).some((name) => isOn(filters[name]));
}
