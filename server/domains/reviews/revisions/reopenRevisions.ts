import type { EntityManager } from 'typeorm';

/** Lets the changes that were approved last wait again, after their approval is undone. Open ones stay as they are. */
export async function reopenRevisions(manager: EntityManager, brochureIds: readonly number[]): Promise<void> {
  await manager.query(
    `UPDATE brochure_revisions AS revision SET state = 'WAITING', decided_at = NULL
     FROM (SELECT max(revision_id) AS id FROM brochure_reviews
           WHERE brochure_id = ANY($1) AND decision = 'APPROVE' GROUP BY brochure_id) AS approved
     WHERE revision.id = approved.id AND revision.state = 'APPLIED'
       AND NOT EXISTS (SELECT FROM brochure_revisions AS open
         WHERE open.brochure_id = revision.brochure_id AND open.state IN ('WAITING', 'CHANGES_REQUESTED'))`,
    [[...brochureIds]],
  );
}
