import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

type Callback = (error: Error | undefined, client: undefined, release: () => void) => void;

/** Spies on the pool: every statement of this data source first takes a connection, from whichever layer. */
export function spyOnPool(database: DataSource) {
  return jest.spyOn(poolOf(database), 'connect');
}

/** Returns the number of connections in use. */
export function connectionsInUse(database: DataSource): number {
  const { totalCount, idleCount } = poolOf(database);
  return totalCount - idleCount;
}

function poolOf({ driver }: DataSource): Pool & { connect: (callback: Callback) => void } {
  if (!(driver instanceof PostgresDriver)) throw new Error('Only PostgreSQL has a pool.');
  return driver.master as Pool;
}

/** Acts as a pool whose server is unreachable. */
export function databaseAway(callback: Callback): void {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  callback(error, undefined, () => undefined);
}
