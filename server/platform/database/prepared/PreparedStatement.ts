export interface PreparedStatement {
  /** One name always has one text; null: do not prepare. */
  name: string | null;
  sql: string;
  values: unknown[];
}
