import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { PreparedQuery } from './PreparedQuery';
import type { PreparedStatement } from './PreparedStatement';

/** Returns the rows of independent statements (see `preparedRows`), in order. Sends them at once on one connection. */
export async function preparedRowsTogether(
  database: DataSource,
  statements: readonly PreparedStatement[],
): Promise<unknown[][][]> {
  const isNamed = preparesStatements(database);
  const sent = statements.map(({ name, sql, values }) => ({ name: (isNamed ? name : null) ?? '', sql, values }));
  for (const { name, sql } of sent) if (name !== '') assertOwnName(name, sql);
  // TypeORM cannot name a statement; the driver resolves with the value that the query passes to its callback
  return poolOf(database).query(new PreparedQuery(sent)) as unknown as Promise<unknown[][][]>;
}

/** Limited, because names of generated texts come and go. */
const texts = new LRUCache<string, string>({ max: 500 });

/** A connection that has prepared another text under this name would run that text. */
function assertOwnName(name: string, sql: string): void {
  const known = texts.get(name);
  if (known === undefined) texts.set(name, sql);
  else if (known !== sql) throw new Error(`Two prepared statements bear the name "${name}".`);
}

function preparesStatements({ options }: DataSource): boolean {
  const { extra } = options as { extra?: { preparedStatements?: boolean } };
  return extra?.preparedStatements !== false;
}

/** The pool that TypeORM itself uses, from its driver. */
export function poolOf({ driver }: DataSource): Pool {
  if (driver instanceof PostgresDriver) return driver.master as Pool;
  throw new Error('Only PostgreSQL has a pool.');
}
