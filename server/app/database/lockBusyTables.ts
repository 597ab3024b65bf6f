import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { StartProblem } from '../../shared/errors/StartProblem';

export interface LockPatience {
  attempts: number;
  pauseMs: number;
}

/**
 * First those that a backup or an import keeps for long, so that visitors do not wait for ads meanwhile; then in the order in
 * which a purchase locks them.
 */
const busyTables = [
  ...['printed_maps', 'print_layouts', 'base_map_features', 'import_profiles'],
  ...['brochures', 'coupon_purchases'],
];

/** Shorter than `deadlock_timeout` (1 s): in a deadlock this transaction fails and the visitor's continues. */
const lockTimeoutMs = 500;

/** About two minutes, which is longer than any statement may run. */
const defaultPatience: LockPatience = { attempts: 60, pauseMs: 1_500 };

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

/**
 * Locks the tables that an older version of the program may still use during the upgrade. Locks all of them before the
 * first migration, or none. Visitors' statements continue between two attempts. Call it inside a transaction.
 * @throws StartProblem if the tables stay in use
 */
export async function lockBusyTables(
  runner: QueryRunner,
  { attempts, pauseMs }: LockPatience = defaultPatience,
): Promise<void> {
  const present = (await runner.query(
    `SELECT name FROM unnest($1::text[]) WITH ORDINALITY AS busy (name, place)
     WHERE to_regclass(name) IS NOT NULL ORDER BY place`,
    [busyTables],
  )) as { name: string }[];
  if (present.length === 0) return;
  const tables = present.map(({ name }) => name).join(', ');
  for (let attempt = 1; !(await tryLock(runner, tables)); attempt += 1) {
    if (attempt >= attempts) {
      throw new StartProblem(
        `The database cannot be upgraded: another program keeps the tables ${tables} in use. End its long transactions (see pg_stat_activity), or stop the servers that still run, and start again.`,
      );
    }
    await sleep(pauseMs);
  }
}

async function tryLock(runner: QueryRunner, tables: string): Promise<boolean> {
  await runner.query('SAVEPOINT busy_tables');
  try {
    await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    await runner.query(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    await runner.query('SET LOCAL lock_timeout TO DEFAULT');
    await runner.query('RELEASE SAVEPOINT busy_tables');
    return true;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code !== lockNotAvailable && code !== deadlockDetected) throw error;
    await runner.query('ROLLBACK TO SAVEPOINT busy_tables');
    return false;
  }
}
