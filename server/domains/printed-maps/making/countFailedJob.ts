import type { DataSource } from 'typeorm';
import { heldNote, mostFailedJobs } from './isHeld';

/** Counts a job that has failed in each try; with the last one the map is held, and its reason says so. */
export async function countFailedJob(
  { database }: { database: DataSource },
  { printedMapId }: { printedMapId: number },
): Promise<void> {
  await database.query(
    `UPDATE printed_maps SET failed_tries = failed_tries + 1,
       problem = CASE WHEN failed_tries + 1 = $2 THEN problem || ' ' || $3 ELSE problem END
     WHERE id = $1 AND state = 'FAILED' AND failed_hash IS NOT NULL AND failed_tries < $2`,
    [printedMapId, mostFailedJobs, heldNote],
  );
}
