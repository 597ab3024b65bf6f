import type { Pool, QueryArrayConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

export interface PreparedStatement {
  /** The same name always means the same text; null: not to be prepared. */
  name: string | null;
  sql: string;
  values: unknown[];
}

/**
 * Rows of a statement that a connection parses and plans once, as bare values in the order of its select list. For few,
 * hot statements whose plan does not depend on their values: each connection keeps every one of them.
 */
export async function preparedRows(database: DataSource, statement: PreparedStatement): Promise<unknown[][]> {
  const { name, sql, values } = statement;
  const query: QueryArrayConfig = { text: sql, values, rowMode: 'array' };
  if (name !== null && preparesStatements(database)) {
    assertOwnName(name, sql);
    query.name = name;
  }
  const { rows } = await poolOf(database).query(query);
  return rows;
}

const texts = new Map<string, string>();

/** A connection that knows the name by another text would refuse it, and only once both have come its way. */
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
