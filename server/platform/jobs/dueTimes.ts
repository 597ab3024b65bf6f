import type { DataSource } from 'typeorm';
import type { JobDefinition } from './JobQueue';

interface Asked<T> {
  /** which number of the payload tells the jobs apart */
  key: keyof T & string;
  values: readonly number[];
}

/** When work that waits is done, by a number in its payload; what does not wait is not there. */
export async function dueTimes<T extends object>(
  database: DataSource,
  { name }: JobDefinition<T>,
  { key, values }: Asked<T>,
): Promise<Map<number, Date>> {
  const [queue] = await database.query<{ exists: boolean }[]>(
    `SELECT to_regclass('job_queue.job') IS NOT NULL AS exists`,
  );
  if (queue?.exists !== true) return new Map(); // nothing has ever been queued here
  const rows = await database.query<{ value: number; at: Date }[]>(
    `SELECT (data->>$2)::integer AS value, min(start_after) AS at FROM job_queue.job
     WHERE name = $1 AND state IN ('created', 'retry') AND (data->>$2)::integer = ANY($3::integer[]) GROUP BY 1`,
    [name, key, values],
  );
  return new Map(rows.map(({ value, at }) => [value, at]));
}
