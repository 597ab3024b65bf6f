import type { SortDirection } from '../../../shared/paging/SortKey';

export const brochureOrderFields = [
  'INDEX',
  'VALID_FROM',
  'TITLE',
  'ID',
  'DISTANCE',
  'VIEWS',
  'CATEGORY',
  'STATUS',
  'TYPE',
] as const;

export type BrochureOrderField = (typeof brochureOrderFields)[number];

export interface BrochureOrder {
  field: BrochureOrderField;
  direction: SortDirection;
}
