import { randomBytes } from 'node:crypto';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { StartProblem } from '../../shared/errors/StartProblem';
import { createDataSource } from '../database/createDataSource';
import { destroyDataSource } from '../database/destroyDataSource';
import { namesOf } from '../database/compareMigrations';
import { migrate } from '../database/migrate';
import type { BackupStore } from './BackupStore';
import { readHead } from './readHead';
import { assertNoNewerVersion, restoreBackup, type RestoreReport } from './restoreBackup';

/**
 * Proves a backup by a trial: restores its rows into a database of its own on the same server, counts them, adds the
 * foreign keys, reads every file, and drops the database again. The backup may be of an older version: its schema is then
 * that of its own migrations.
 */
export async function verifyBackup(backups: BackupStore, name: string, url: string): Promise<RestoreReport> {
  const head = await readHead(backups, name);
  return withScratchDatabase(url, async (scratch) => {
    const database = await createDataSource({ url: scratch, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    try {
      assertNoNewerVersion(head, namesOf(database.migrations));
      await migrate(database, undefined, head.migrations);
    } finally {
      await destroyDataSource(database);
    }
    return restoreBackup(backups, name, { url: scratch, files: null });
  });
}

async function withScratchDatabase<Result>(url: string, work: (scratch: string) => Promise<Result>): Promise<Result> {
  const name = `backup_trial_${randomBytes(6).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  const client = new DatabaseClient({ connectionString: url, application_name: 'local-offers backup' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartProblem(
        `A trial restore needs a database of its own: give the role of DATABASE_URL the right CREATEDB. PostgreSQL: ${reason}`,
        { cause },
      );
    });
    try {
      return await work(scratch.href);
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}
