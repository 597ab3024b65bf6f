/** Selected rows. They stay selected on other pages. */
export interface DataGridSelection<Row> {
  keys: readonly (string | number)[];
  /** accessible name of a row's checkbox */
  labelOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
}
