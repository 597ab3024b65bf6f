import type { DataSource } from 'typeorm';
import { createDataSource } from './createDataSource';
import { urlOf } from './urlOf';

/**
 * Brings the database up to date, all or nothing, and answers what was done; two servers that start at once wait for
 * each other. It has connections of its own, since an index over many ads may take longer than a statement may.
 */
export async function migrate(database: DataSource): Promise<string[]> {
  const own = await createDataSource({ url: urlOf(database), poolSize: 2, statementTimeoutMs: 0 }).initialize();
  try {
    const lock = own.createQueryRunner();
    await lock.query(`SELECT pg_advisory_lock(hashtext('local-offers migrations'))`);
    const done = await own.runMigrations({ transaction: 'all' });
    await lock.query(`SELECT pg_advisory_unlock(hashtext('local-offers migrations'))`);
    await lock.release();
    return done.map((migration) => migration.name);
  } finally {
    // closing the connection also gives back the lock
    await own.destroy();
  }
}
