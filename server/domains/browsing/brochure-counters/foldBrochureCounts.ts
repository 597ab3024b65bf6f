import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import { settledMoment } from './settledMoment';

/**
 * Merges counter rows with equal keys, deletes those that sum to zero, and merges all settled moments into '-infinity'
 * (`settledMoment`). This keeps the table small over the years. One statement, so that a reader sees either the rows or
 * their sum; a concurrent fold merges only rows that this one has not taken.
 */
export async function foldBrochureCounts({
  database,
  clock,
}: {
  database: DataSource | EntityManager;
  clock: Clock;
}): Promise<void> {
  const settled = settledMoment('$1::timestamptz');
  await database.query(
    `WITH split AS (
       SELECT unnest(array_agg(id)) AS id FROM brochure_counts
       GROUP BY scope, scope_id, status, type, has_position, ${settled}
       HAVING count(*) > 1 OR bool_or(moment IS DISTINCT FROM ${settled})
     ), taken AS (
       DELETE FROM brochure_counts USING split WHERE brochure_counts.id = split.id RETURNING brochure_counts.*
     )
     INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads)
     SELECT scope, scope_id, status, type, has_position, ${settled}, sum(ads) FROM taken
     GROUP BY scope, scope_id, status, type, has_position, ${settled} HAVING sum(ads) <> 0`,
    [clock.now()],
  );
}
