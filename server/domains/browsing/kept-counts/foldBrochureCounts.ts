import type { DataSource } from 'typeorm';

/**
 * Folds the rows of equal keys into one, and those that have become nothing into none. One statement, so that whoever
 * adds up sees either the rows or their sum; one that runs at the same time folds only what this one has not taken.
 */
export async function foldBrochureCounts({ database }: { database: DataSource }): Promise<void> {
  await database.query(`
    WITH split AS (
      SELECT unnest(array_agg(id)) AS id FROM brochure_counts
      GROUP BY scope, scope_id, status, type, has_position, moment HAVING count(*) > 1
    ), taken AS (
      DELETE FROM brochure_counts USING split WHERE brochure_counts.id = split.id RETURNING brochure_counts.*
    )
    INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads)
    SELECT scope, scope_id, status, type, has_position, moment, sum(ads) FROM taken
    GROUP BY scope, scope_id, status, type, has_position, moment HAVING sum(ads) <> 0`);
}
