import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

type Callback = (error: Error | undefined, client: undefined, release: () => void) => void;

/** Every statement of this data source takes a connection of its pool first, whichever layer it comes from. */
export function spyOnPool({ driver }: DataSource) {
  if (!(driver instanceof PostgresDriver)) throw new Error('Only PostgreSQL has a pool.');
  const pool = driver.master as Pool & { connect: (callback: Callback) => void };
  return jest.spyOn(pool, 'connect');
}

/** Stands for a pool whose server is gone. */
export function databaseAway(callback: Callback): void {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  callback(error, undefined, () => undefined);
}
