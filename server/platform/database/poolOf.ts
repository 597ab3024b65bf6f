import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';

/** The pool that TypeORM itself uses: its driver keeps it. */
export function poolOf({ driver }: DataSource): Pool {
  if (driver instanceof PostgresDriver) return driver.master as Pool;
  throw new Error('Only PostgreSQL has a pool.');
}
