import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { PreparedQuery } from './PreparedQuery';

export interface PreparedStatement {
  /** The same name always means the same text; null: not to be prepared. */
  name: string | null;
  sql: string;
  values: unknown[];
}

/**
 * Rows of a statement that a connection parses and plans once, as bare values in the order of its select list. For
 * hot statements whose plan does not depend on their values: each connection keeps those that it used last.
 */
export async function preparedRows(
  database: DataSource,
  { name, sql, values }: PreparedStatement,
): Promise<unknown[][]> {
  const ownName = preparesStatements(database) ? name : null;
  if (ownName !== null) assertOwnName(ownName, sql);
  // the driver answers with what the query hands to its callback
  return poolOf(database).query(new PreparedQuery(ownName, sql, values)) as unknown as Promise<unknown[][]>;
}

/** Names of texts that are put together come and go. */
const texts = new LRUCache<string, string>({ max: 500 });

/** A connection that knows the name by another text would take the one for the other. */
function assertOwnName(name: string, sql: string): void {
  const known = texts.get(name);
  if (known === undefined) texts.set(name, sql);
  else if (known !== sql) throw new Error(`Two prepared statements bear the name "${name}".`);
}

/** TypeORM has no way of naming a statement; its driver keeps the pool that it uses itself. */
function poolOf({ driver }: DataSource): Pool {
  if (driver instanceof PostgresDriver) return driver.master as Pool;
  throw new Error('Only PostgreSQL has prepared statements.');
}

function preparesStatements({ options }: DataSource): boolean {
  const { extra } = options as { extra?: { preparedStatements?: boolean } };
  return extra?.preparedStatements !== false;
}
