import type { Client } from 'pg';

interface Outcome {
  /** the time that the backup shows */
  now: Date;
  /** null: there is none, because it failed */
  name: string | null;
  filesCount: number;
  /** it was restored on trial */
  isProved: boolean;
  /** null: all went well */
  problem: string | null;
}

/** Keeps how a backup went, for a year; nowhere in a database of a version that had no backups yet. */
export async function keepBackupRun(
  client: Pick<Client, 'query'>,
  { now, name, filesCount, isProved, problem }: Outcome,
): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('backup_runs') IS NOT NULL AS there`);
  if (rows[0]?.there !== true) return;
  await client.query(`DELETE FROM backup_runs WHERE started_at < now() - interval '1 year'`);
  await client.query(
    `INSERT INTO backup_runs (started_at, finished_at, name, files_count, is_proved, problem)
     VALUES ($1, greatest(now(), $1), $2, $3, $4, $5)`,
    [now, name, filesCount, isProved, problem],
  );
}
