import type { BrochureOrderField, BrochureStatus, BrochureType } from '../../generated/types';

/** What part of the ads the table shows, and in which order. It lives in the address of the page. */
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
  /** inside its dates or not; null = both */
  isActive: boolean | null;
}

export type SortKey = Extract<BrochureOrderField, 'ID' | 'INDEX' | 'TITLE' | 'CATEGORY' | 'STATUS' | 'TYPE' | 'VIEWS'>;

export const sortKeys: readonly SortKey[] = ['ID', 'INDEX', 'TITLE', 'CATEGORY', 'STATUS', 'TYPE', 'VIEWS'];

/** Specification, sections 2 and 9. */
export const gridPageSize = 100;
export const defaultSort: GridView['sort'] = { key: 'ID', direction: 'DESC' };
