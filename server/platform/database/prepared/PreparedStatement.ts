export interface PreparedStatement {
  /** One name always has one text; null: do not prepare. */
  name: string | null;
  sql: string;
  values: unknown[];
  /** true: not prepared, but as quick as if it were; sent with others of the same moment (`batchStatements`) */
  isQuick?: boolean;
}
