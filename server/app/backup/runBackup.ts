import type { FileStore } from '../../platform/file-store/FileStore';
import { StartProblem } from '../../shared/errors/StartProblem';
import { backUp, type BackupReport, thinBackups } from './backUp';
import type { BackupStore } from './BackupStore';
import { inLongTransaction, withConnection, type AssertHeld, type ConnectionOptions } from './inLongTransaction';
import { keepBackupRun } from './keepBackupRun';
import type { RestoreReport } from './restoreBackup';
import { verifyBackup } from './verifyBackup';

interface Options extends ConnectionOptions {
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
 * @throws StartProblem if another backup of this database is running, if the connection with a lock is lost meanwhile, and
 *   for what the operator can mend
 */
export async function runBackup(options: Options): Promise<BackupRun> {
  const { url, files, backups, now, trial, longestWaitMs } = options;
  const connection = { url, ...(longestWaitMs !== undefined && { longestWaitMs }) };
  // apart from the transaction with the lock, which a failure ends
  const keep = (outcome: Parameters<typeof keepBackupRun>[1]) =>
    withConnection(connection, (client) => keepBackupRun(client, outcome));
  return oneAtATime(connection, async (assertAlone) => {
    try {
      await backups.prepare();
      const report = await backUp({ ...connection, files, now, assertAlone }, backups);
      const proof = trial ? await verifyBackup(backups, report.name, url) : null;
      // the backup is whole, but another one may be running now
      const isAlone = await assertAlone().then(
        () => true,
        () => false,
      );
      const removed = isAlone ? await thinBackups(backups) : [];
      const { name, files: filesCount, missing } = report;
      const missingProblem = missing.length === 0 ? null : `${missing.length} files are missing in the file store.`;
      await keep({ now, name, filesCount, isProved: proof !== null, problem: missingProblem });
      return { report, trial: proof, removed };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      await keep({ now, name: null, filesCount: 0, isProved: false, problem }).catch(() => undefined);
      throw error;
    }
  });
}

/** Two at once would remove each other's files. The lock ends with its transaction. */
function oneAtATime<T>(connection: ConnectionOptions, work: (assertAlone: AssertHeld) => Promise<T>): Promise<T> {
  return inLongTransaction(connection, async (client, assertAlone) => {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('local-offers backup')) AS "isOurs"`,
    );
    if (rows[0]?.isOurs !== true) throw new StartProblem('Another backup of this site is running. Wait for its end.');
    return work(assertAlone);
  });
}
