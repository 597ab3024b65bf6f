import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { countedBrochures } from './countedBrochures';
import { settledMoment } from './settledMoment';

export interface WrongBrochureCount {
  /** readable key of the counter: scope, its id, status, type, position, moment */
  key: string;
  kept: number;
  counted: number;
}

/** Returns the counters that differ from the ads. */
export async function wrongBrochureCounts(
  database: DataSource | EntityManager,
  clock: Clock,
): Promise<WrongBrochureCount[]> {
  return database.query<WrongBrochureCount[]>(
    `SELECT concat_ws(' ', scope, scope_id, status, type, CASE WHEN has_position THEN 'placed' END, moment) AS key,
       sum(kept)::integer AS kept, sum(counted)::integer AS counted
     FROM (
       SELECT scope, scope_id, status, type, has_position, ${settledMoment('$1::timestamptz')} AS moment, kept, counted
       FROM (
         SELECT scope, scope_id, status, type, has_position, moment, ads AS kept, 0 AS counted FROM brochure_counts
         UNION ALL
         SELECT scope, scope_id, status, type, has_position, moment, 0, ads FROM (${countedBrochures}) counted
       ) both_sides
     ) settled
     GROUP BY scope, scope_id, status, type, has_position, moment HAVING sum(kept) <> sum(counted)
     ORDER BY 1`,
    [clock.now()],
  );
}
