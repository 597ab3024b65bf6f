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
  'RECOMMENDED',
  'RELEVANCE',
  'ENDS_SOON',
  'SAVING',
  'PRICE',
  'NEWEST',
  'UPDATED_AT',
] as const;

export type BrochureOrderField = (typeof brochureOrderFields)[number];

export interface BrochureOrder {
  field: BrochureOrderField;
  direction: SortDirection;
}
