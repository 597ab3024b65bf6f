import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { getDatabaseAddress } from './hosts/getDatabaseAddress';
import { compareMigrations, namesOf, readMigrationNames } from './compareMigrations';
import { createDataSource } from './createDataSource';
import { destroyDataSource } from './destroyDataSource';
import { lockBusyTables, type LockPatience } from './lockBusyTables';
import type { Migration } from './Migration';

/**
 * Runs the pending migrations in one transaction and returns their names. Servers that start at once wait for each
 * other. It uses its own connection, because an index over many ads may take longer than the statement limit. Lock and
 * time-out belong to the transaction, so that it also works behind a pool without sessions. `only`: the names of those
 * that it runs; default: all.
 * @throws StartProblem if an older server keeps the tables in use
 */
export async function migrate(
  database: DataSource,
  patience?: LockPatience,
  only?: readonly string[],
): Promise<string[]> {
  const own = await createDataSource({
    ...getDatabaseAddress(database),
    poolSize: 2,
    statementTimeoutMs: 0,
  }).initialize();
  if (only) {
    const wanted = new Set(only);
    Object.assign(own, {
      migrations: own.migrations.filter((migration) => namesOf([migration]).some((n) => wanted.has(n))),
    });
  }
  const runner = own.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`SELECT pg_advisory_xact_lock(hashtext('local-offers migrations'))`);
    const run = await readMigrationNames((sql) => runner.query(sql));
    if (compareMigrations(namesOf(own.migrations), run).pending.length > 0) await lockBusyTables(runner, patience);
    const executor = new MigrationExecutor(own, runner);
    executor.transaction = 'all';
    const done = await executor.executePendingMigrations();
    // a database for a trial is met by no older version
    if (!only) await markContracting(runner, own.migrations);
    await runner.commitTransaction();
    return done.map((migration) => migration.name);
  } finally {
    // closing the connection also rolls back what failed
    await runner.release();
    await destroyDataSource(own);
  }
}

/** Tells older versions which migrations they do not survive. */
async function markContracting(runner: QueryRunner, known: readonly Migration[]): Promise<void> {
  const names = namesOf(known.filter(({ contracts }) => contracts));
  await runner.query('UPDATE migrations SET contracts = true WHERE NOT contracts AND name = ANY ($1)', [names]);
}
