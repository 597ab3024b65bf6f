import type { BrochureOrderField, BrochureStatus, BrochureType } from '../../generated/types';

/** What part of the ads the table shows, and in which order. It lives in the address of the page. Null: either. */
export interface GridView {
  page: number;
  sort: { key: SortKey; direction: 'ASC' | 'DESC' };
  /** empty = all of the mode's */
  statuses: readonly BrochureStatus[];
  types: readonly BrochureType[];
  /** codes */
  categories: readonly string[];
  /** codes */
  mapAreas: readonly string[];
  q: string;
  /** inside its dates or not */
  isActive: boolean | null;
  ids: readonly number[];
  /** part of it */
  title: string;
  minIndex: number | null;
  maxIndex: number | null;
  withoutIndex: boolean | null;
  minViews: number | null;
  maxViews: number | null;
  withoutPicture: boolean | null;
  withoutPosition: boolean | null;
  soldOut: boolean | null;
  endingWithinDays: number | null;
}

export type SortKey = Extract<BrochureOrderField, 'ID' | 'INDEX' | 'TITLE' | 'CATEGORY' | 'STATUS' | 'TYPE' | 'VIEWS'>;

export const sortKeys: readonly SortKey[] = ['ID', 'INDEX', 'TITLE', 'CATEGORY', 'STATUS', 'TYPE', 'VIEWS'];

/** See docs/rules/screens.md#administrators-table. */
export const gridPageSize = 100;
export const defaultSort: GridView['sort'] = { key: 'ID', direction: 'DESC' };
