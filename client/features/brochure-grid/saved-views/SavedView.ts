/** A view of the table under a name. Its address is all there is to it. */
export interface SavedView {
  name: string;
  /** what stands behind the question mark */
  query: string;
}
