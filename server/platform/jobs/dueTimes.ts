import type { DataSource } from 'typeorm';
import type { JobDefinition } from './JobQueue';

interface Asked<T> {
  /** the number in the payload that identifies a job */
  key: keyof T & string;
  values: readonly number[];
}

/** Returns when waiting jobs are due, by a number in their payload; without jobs that do not wait. */
export async function dueTimes<T extends object>(
  database: DataSource,
  { name }: JobDefinition<T>,
  { key, values }: Asked<T>,
): Promise<Map<number, Date>> {
  const [queue] = await database.query<{ exists: boolean }[]>(
    `SELECT to_regclass('job_queue.job') IS NOT NULL AS exists`,
  );
  if (queue?.exists !== true) return new Map(); // the queue is new
  const rows = await database.query<{ value: number; at: Date }[]>(
    `SELECT (data->>$2)::integer AS value, min(start_after) AS at FROM job_queue.job
     WHERE name = $1 AND state IN ('created', 'retry') AND (data->>$2)::integer = ANY($3::integer[]) GROUP BY 1`,
    [name, key, values],
  );
  return new Map(rows.map(({ value, at }) => [value, at]));
}
