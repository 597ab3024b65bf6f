/** A named view of the table, stored as its query string. */
export interface SavedView {
  name: string;
  /** query string without the question mark */
  query: string;
}
