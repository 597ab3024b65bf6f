import type { DataSource } from 'typeorm';
import type { PreparedStatement } from './PreparedStatement';
import { preparedRowsTogether } from './preparedRowsTogether';

/**
 * Returns the rows of a prepared statement as bare values in the order of its select list. For hot statements whose
 * plan does not depend on their values. Each connection keeps the most recently used ones.
 */
export async function preparedRows(database: DataSource, statement: PreparedStatement): Promise<unknown[][]> {
  const [rows = []] = await preparedRowsTogether(database, [statement]);
  return rows;
}
