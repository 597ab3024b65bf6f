import type { DataSource } from 'typeorm';

/** Brings the database up to date, all or nothing; two servers that start at once wait for each other. */
export async function migrate(database: DataSource): Promise<string[]> {
  const runner = database.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext('local-offers migrations'))`);
    const done = await database.runMigrations({ transaction: 'all' });
    return done.map((migration) => migration.name);
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('local-offers migrations'))`);
    await runner.release();
  }
}
