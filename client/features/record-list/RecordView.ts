/** How many records a page has. */
export const recordPageSize = 50;

export type RecordPaging = { first: number; after: string | null } | { last: number; before: string };

/** The part of a long list that is shown: what it is searched for, and where in it. */
export interface RecordView<Name extends string> {
  values: Record<Name, string>;
  isFiltered: boolean;
  paging: RecordPaging;
  /** changes filters and goes back to the first page */
  show: (change: Partial<Record<Name, string>>) => void;
  clear: () => void;
  showPage: (place: RecordPlace) => void;
}

/** Beside which row a page begins or ends. */
export type RecordPlace = { after: string } | { before: string } | null;
