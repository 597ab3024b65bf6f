import type { SheetField } from '../brochure-sheet/sheetFields';
import type { BrochureOrderField, BrochureStatus, BrochureType } from '../../generated/types';

/** Filters, sort order and page of the table, stored in the page's address. A null filter applies no restriction. */
export interface GridView {
  page: number;
  sort: { key: SortKey; direction: 'ASC' | 'DESC' };
  /** empty: all statuses of the mode */
  statuses: readonly BrochureStatus[];
  /** true: drafts only; null: no drafts */
  isDraft: true | null;
  types: readonly BrochureType[];
  /** category codes */
  categories: readonly string[];
  /** area codes */
  mapAreas: readonly string[];
  q: string;
  /** true: within its dates; false: outside */
  isActive: boolean | null;
  ids: readonly number[];
  /** part of the title */
  title: string;
  minIndex: number | null;
  maxIndex: number | null;
  withoutIndex: boolean | null;
  minViews: number | null;
  maxViews: number | null;
  withoutPicture: boolean | null;
  withoutPosition: boolean | null;
  brokenLinks: boolean | null;
  soldOut: boolean | null;
  endingWithinDays: number | null;
  /** number of a bulk job or of what an import has made */
  bulkJob: number | null;
  /** fields of the sheet, in which cells are edited; null: the table */
  sheet: readonly SheetField[] | null;
}

export type SortKey = Extract<BrochureOrderField, 'ID' | 'INDEX' | 'TITLE' | 'CATEGORY' | 'STATUS' | 'TYPE' | 'VIEWS'>;

export const sortKeys: readonly SortKey[] = ['ID', 'INDEX', 'TITLE', 'CATEGORY', 'STATUS', 'TYPE', 'VIEWS'];

/** Number of rows per page (docs/rules/screens.md#administrators-table). */
export const gridPageSize = 100;
export const defaultSort: GridView['sort'] = { key: 'ID', direction: 'DESC' };
