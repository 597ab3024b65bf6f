export interface PreparedStatement {
  /** The same name always means the same text; null: not to be prepared. */
  name: string | null;
  sql: string;
  values: unknown[];
}
