import type { EntityManager } from 'typeorm';

interface UndoneAds {
  jobId: number;
  /** positions of the rows that are back as before */
  positions: readonly number[];
}

/**
 * Lets jobs that changed these ads before the undone one be undone too. Each ad is again what it was before, in a new
 * version, so the versions that earlier jobs have made move up by as much: one that was the last before still is, and one
 * after which somebody has changed the ad still is not. An undo of a merge leaves edits that were made since:
 * behind such an edit nothing moves up. A row that another undo holds is passed over, because the two would wait for each
 * other.
 */
export async function followUndo(manager: EntityManager, { jobId, positions }: UndoneAds): Promise<void> {
  // a row of a pair is about two ads
  for (const { ad, version } of [
    { ad: 'brochure_id', version: 'version' },
    { ad: 'other_brochure_id', version: 'other_version' },
  ]) {
    await manager.query(
      `WITH undone AS (
         SELECT job_id, position, brochure_id AS ad_id, version FROM bulk_job_rows
         WHERE job_id = $1 AND position = ANY($2)
         UNION ALL
         SELECT job_id, position, other_brochure_id, other_version FROM bulk_job_rows
         WHERE job_id = $1 AND position = ANY($2) AND other_version IS NOT NULL
       ), earlier AS (
         SELECT earlier.job_id, earlier.position, ad.version - (undone.version - 1) AS gone_up
         FROM undone
         JOIN bulk_job_rows AS earlier ON earlier.${ad} = undone.ad_id
           AND (earlier.job_id, earlier.position) <> (undone.job_id, undone.position)
           AND earlier.outcome = 'CHANGED' AND earlier.${version} < undone.version
         JOIN brochures AS ad ON ad.id = undone.ad_id AND ad.version = undone.version + 1
         FOR UPDATE OF earlier SKIP LOCKED
       )
       UPDATE bulk_job_rows AS row SET ${version} = row.${version} + earlier.gone_up
       FROM earlier WHERE row.job_id = earlier.job_id AND row.position = earlier.position`,
      [jobId, [...positions]],
    );
  }
}
