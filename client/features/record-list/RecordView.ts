/** Number of records per page. */
export const recordPageSize = 50;

export type RecordPaging = { first: number; after: string | null } | { last: number; before: string };

/** Filters and page of a long list. */
export interface RecordView<Name extends string> {
  values: Record<Name, string>;
  isFiltered: boolean;
  paging: RecordPaging;
  /** changes filters and returns to the first page */
  show: (change: Partial<Record<Name, string>>) => void;
  clear: () => void;
  showPage: (place: RecordPlace) => void;
}

/** The cursor before or after which a page starts; null for the first page. */
export type RecordPlace = { after: string } | { before: string } | null;
