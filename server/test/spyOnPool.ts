import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

type Callback = (error: Error | undefined, client: undefined, release: () => void) => void;

/** Every statement of this data source takes a connection of its pool first, whichever layer it comes from. */
export function spyOnPool(database: DataSource) {
  return jest.spyOn(poolOf(database), 'connect');
}

/** How many connections of its pool are at work. */
export function connectionsInUse(database: DataSource): number {
  const { totalCount, idleCount } = poolOf(database);
  return totalCount - idleCount;
}

function poolOf({ driver }: DataSource): Pool & { connect: (callback: Callback) => void } {
  if (!(driver instanceof PostgresDriver)) throw new Error('Only PostgreSQL has a pool.');
  return driver.master as Pool;
}

/** Stands for a pool whose server is gone. */
export function databaseAway(callback: Callback): void {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  callback(error, undefined, () => undefined);
}
