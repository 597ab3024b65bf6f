import type { EntityManager } from 'typeorm';
import type { ClaimedRow } from '../steps/claimRows';

/**
 * Returns why rows would join two ads of which somebody has said that they are no duplicates, maybe after the trial, by
 * place: the two of the row, or one that an earlier row makes part of the ad that stays.
 */
export async function keptApartOf(
  manager: EntityManager,
  jobId: number,
  rows: readonly ClaimedRow[],
): Promise<Map<number, string>> {
  const found = await manager.query<{ position: number; one: number; other: number }[]>(
    `WITH claimed AS (
       SELECT position, brochure_id, other_brochure_id FROM bulk_job_rows WHERE job_id = $1 AND position = ANY($2)
     ), joined AS (
       SELECT position, brochure_id AS one, other_brochure_id AS other FROM claimed
       UNION ALL
       SELECT claimed.position, claimed.brochure_id, earlier.brochure_id
       FROM claimed
       JOIN bulk_job_rows AS earlier ON earlier.job_id = $1 AND earlier.position < claimed.position
         AND earlier.other_brochure_id = claimed.other_brochure_id AND earlier.outcome <> 'REFUSED'
     )
     SELECT joined.* FROM joined
     JOIN brochures_that_differ AS differ
       ON differ.first_id = least(joined.one, joined.other) AND differ.second_id = greatest(joined.one, joined.other)`,
    [jobId, rows.map(({ position }) => position)],
  );
  return new Map(
    found.map(({ position, one, other }) => [
      position,
      `Somebody has said that ads ${Math.min(one, other)} and ${Math.max(one, other)} are no duplicates.`,
    ]),
  );
}
