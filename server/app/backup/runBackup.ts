import { DatabaseClient } from '../../platform/database/DatabaseClient';
import type { FileStore } from '../../platform/file-store/FileStore';
import { StartProblem } from '../../shared/errors/StartProblem';
import { backUp, type BackupReport, thinBackups } from './backUp';
import type { BackupStore } from './BackupStore';
import { keepBackupRun } from './keepBackupRun';
import type { RestoreReport } from './restoreBackup';
import { verifyBackup } from './verifyBackup';

interface Options {
  url: string;
  files: FileStore;
  backups: BackupStore;
  now: Date;
  /** true: each backup is restored on trial before it counts */
  trial: boolean;
}

export interface BackupRun {
  report: BackupReport;
  /** null: no trial was wanted */
  trial: RestoreReport | null;
  /** names of backups that newer ones have replaced */
  removed: string[];
}

/**
 * Backs up, proves it, thins, and keeps the outcome for the Health screen, also of a failure.
 * @throws StartProblem if another backup of this database is running, or for what the operator can mend
 */
export async function runBackup(options: Options): Promise<BackupRun> {
  const { url, files, backups, now, trial } = options;
  return oneAtATime(url, async (client) => {
    try {
      await backups.prepare();
      const report = await backUp({ url, files, now }, backups);
      const proof = trial ? await verifyBackup(backups, report.name, url) : null;
      const removed = await thinBackups(backups);
      const { name, files: filesCount, missing } = report;
      const missingProblem = missing.length === 0 ? null : `${missing.length} files are missing in the file store.`;
      await keepBackupRun(client, { now, name, filesCount, isProved: proof !== null, problem: missingProblem });
      return { report, trial: proof, removed };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      await keepBackupRun(client, { now, name: null, filesCount: 0, isProved: false, problem }).catch(() => undefined);
      throw error;
    }
  });
}

/** Two at once would remove each other's files. The lock ends with its connection. */
async function oneAtATime<T>(url: string, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'local-offers backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('local-offers backup')) AS "isOurs"`,
    );
    if (rows[0]?.isOurs !== true) throw new StartProblem('Another backup of this site is running. Wait for its end.');
    return await work(client);
  } finally {
    await client.end();
  }
}
