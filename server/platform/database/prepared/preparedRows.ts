import type { DataSource } from 'typeorm';
import type { PreparedStatement } from './PreparedStatement';
import { preparedRowsTogether } from './preparedRowsTogether';

/**
 * Rows of a statement that a connection parses and plans once, as bare values in the order of its select list. For
 * hot statements whose plan does not depend on their values: each connection keeps those that it used last.
 */
export async function preparedRows(database: DataSource, statement: PreparedStatement): Promise<unknown[][]> {
  const [rows = []] = await preparedRowsTogether(database, [statement]);
  return rows;
}
