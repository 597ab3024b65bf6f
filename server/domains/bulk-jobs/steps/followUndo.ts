import type { EntityManager } from 'typeorm';

interface UndoneAds {
  jobId: number;
  /** positions of the rows that are back as before */
  positions: readonly number[];
}

/**
 * Lets jobs that changed these ads before the undone one be undone too. Each ad is again what it was before, in a new
 * version, so the versions that earlier jobs have made move up by as much: one that was the last before still is, and one
 * after which somebody has changed the ad still is not. A row that another undo holds is passed over, because the two
 * would wait for each other.
 */
export async function followUndo(manager: EntityManager, { jobId, positions }: UndoneAds): Promise<void> {
  await manager.query(
    `WITH earlier AS (
       SELECT earlier.job_id, earlier.position, ad.version - (undone.version - 1) AS gone_up
       FROM bulk_job_rows AS undone
       JOIN bulk_job_rows AS earlier ON earlier.brochure_id = undone.brochure_id AND earlier.job_id <> undone.job_id
         AND earlier.outcome = 'CHANGED' AND earlier.version < undone.version
       JOIN brochures AS ad ON ad.id = undone.brochure_id
       WHERE undone.job_id = $1 AND undone.position = ANY($2)
       FOR UPDATE OF earlier SKIP LOCKED
     )
     UPDATE bulk_job_rows AS row SET version = row.version + earlier.gone_up
     FROM earlier WHERE row.job_id = earlier.job_id AND row.position = earlier.position`,
    [jobId, [...positions]],
  );
}
