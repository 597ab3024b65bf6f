import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { isUnavailable } from '../../../shared/errors/isUnavailable';
import type { OutgoingMailState } from '../../../platform/mailer/OutgoingMailState';

interface PoolFigures {
  used: number;
  idle: number;
  /** callers that wait for a connection */
  waiting: number;
  limit: number;
}

interface StoredFigures {
  /** due and not begun */
  jobsWaiting: number;
  oldestJobSeconds: number;
  /** kinds of jobs whose last run failed */
  jobsFailing: number;
  /** without those that were sent */
  mails: Partial<Record<OutgoingMailState, number>>;
  /** the newest backup that was made; null: none within a year */
  lastBackup: LastBackup | null;
  /** why the last attempt failed; null: it did not */
  backupProblem: string | null;
}

interface LastBackup {
  at: Date;
  /** restored on trial */
  isProved: boolean;
}

export interface SiteFigures {
  pool: PoolFigures;
  /** null: the database does not answer */
  stored: StoredFigures | null;
}

/** Figures of the pool, the job queue and the outbox, now. */
export async function readSiteFigures(database: DataSource): Promise<SiteFigures> {
  const pool = poolFigures(database);
  const stored = await readStored(database).catch((error: unknown) => {
    if (isUnavailable(error)) return null;
    throw error;
  });
  return { pool, stored };
}

/** Of this process. */
export function poolFigures(database: DataSource): PoolFigures {
  const { master } = database.driver as unknown as { master: Pool };
  const { totalCount, idleCount, waitingCount, options } = master;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, limit: options.max };
}

async function readStored(database: DataSource): Promise<StoredFigures> {
  const [found] = await database.query<{ hasQueue: boolean }[]>(
    `SELECT to_regclass('job_queue.job') IS NOT NULL AS "hasQueue"`,
  );
  const queue = found?.hasQueue === true ? await readQueue(database) : undefined;
  // the partial index of unsent mails holds them
  const mails = await database.query<{ state: OutgoingMailState; count: number }[]>(
    `SELECT state, count(*)::integer AS count FROM outgoing_mails WHERE state <> 'SENT' GROUP BY state`,
  );
  const [kept] = await database.query<KeptRuns[]>(
    `SELECT (SELECT json_build_object('at', started_at, 'isProved', is_proved) FROM backup_runs
       WHERE name IS NOT NULL ORDER BY started_at DESC LIMIT 1) AS last,
       (SELECT problem FROM backup_runs ORDER BY started_at DESC LIMIT 1) AS problem,
       (SELECT count(*)::integer FROM job_runs WHERE last_problem IS NOT NULL) AS "jobsFailing"`,
  );
  return {
    jobsWaiting: queue?.waiting ?? 0,
    oldestJobSeconds: queue?.oldest ?? 0,
    jobsFailing: kept?.jobsFailing ?? 0,
    mails: Object.fromEntries(mails.map(({ state, count }) => [state, count])),
    lastBackup: kept?.last ? { ...kept.last, at: new Date(kept.last.at) } : null,
    backupProblem: kept?.problem ?? null,
  };
}

/** Of backups, and of other jobs. */
interface KeptRuns {
  last: { at: string; isProved: boolean } | null;
  problem: string | null;
  jobsFailing: number;
}

/** The queue's own housekeeping has names that begin with two underscores. */
async function readQueue(database: DataSource): Promise<{ waiting: number; oldest: number } | undefined> {
  const [queue] = await database.query<{ waiting: number; oldest: number }[]>(
    `SELECT count(*)::integer AS waiting, coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS oldest
     FROM job_queue.job WHERE state IN ('created', 'retry') AND start_after <= now() AND left(name, 2) <> '__'`,
  );
  return queue;
}
