import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { batchStatements, sendStatements } from './batchStatements';
import type { PreparedStatement } from './PreparedStatement';

/** Returns the rows of independent statements (see `preparedRows`), in order. Sends them at once on one connection. */
export async function preparedRowsTogether(
  database: DataSource,
  statements: readonly PreparedStatement[],
): Promise<unknown[][][]> {
  const isNamed = preparesStatements(database);
  const sent = statements.map(({ name, sql, values }) => ({ name: (isNamed ? name : null) ?? '', sql, values }));
  for (const { name, sql } of sent) if (name !== '') assertOwnName(name, sql);
  const areQuick = statements.every(({ name, isQuick }) => name !== null || isQuick === true);
  const pool = poolOf(database);
  return areQuick && batchesStatements(database) ? batchStatements(pool, sent) : sendStatements(pool, sent);
}

/** Limited, because names of generated texts come and go. */
const texts = new LRUCache<string, string>({ max: 500 });

/** A connection that has prepared another text under this name would run that text. */
function assertOwnName(name: string, sql: string): void {
  const known = texts.get(name);
  if (known === undefined) texts.set(name, sql);
  else if (known !== sql) throw new Error(`Two prepared statements bear the name "${name}".`);
}

interface Extra {
  preparedStatements?: boolean;
  batchesStatements?: boolean;
}

const extraOf = ({ options }: DataSource): Extra => (options as { extra?: Extra }).extra ?? {};
const preparesStatements = (database: DataSource): boolean => extraOf(database).preparedStatements !== false;
const batchesStatements = (database: DataSource): boolean => extraOf(database).batchesStatements !== false;

/** The pool that TypeORM itself uses, from its driver. */
export function poolOf({ driver }: DataSource): Pool {
  if (driver instanceof PostgresDriver) return driver.master as Pool;
  throw new Error('Only PostgreSQL has a pool.');
}
