/** Rows that are chosen; they stay chosen while other pages are looked at. */
export interface DataGridSelection<Row> {
  keys: readonly (string | number)[];
  /** what a row's box is called */
  labelOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
}
