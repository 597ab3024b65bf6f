export type SortDirection = 'ASC' | 'DESC';

/** What a cursor may carry for a key, so that no foreign value reaches the database. */
export type SortKind = 'integer' | 'float' | 'text';

/** One key of a list's order. Absent values come last in both directions. */
export interface SortKey {
  /** what callers call it; a cursor is bound to the names and directions of its list */
  name: string;
  /** SQL; only numbers may be null */
  expression: string;
  direction: SortDirection;
  kind: SortKind;
  nullable: boolean;
}
