export type SortDirection = 'ASC' | 'DESC';

/** The type of a key in a cursor, so that no invalid value reaches the database. */
export type SortKind = 'integer' | 'float' | 'text';

/** One key of a list's order. Absent values come last in both directions. */
export interface SortKey {
  /** its name for callers; a cursor is bound to the names and directions of its list */
  name: string;
  /** SQL; only numbers may be null */
  expression: string;
  direction: SortDirection;
  kind: SortKind;
  nullable: boolean;
}
