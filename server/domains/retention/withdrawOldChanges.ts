import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import { type FileRemoval, removeUnusedFiles } from '../brochures/assets/files/removeUnusedFiles';
import { queueFileRemoval } from '../brochures/assets/files/queueFileRemoval';
import { limitOf } from './limitOf';
import { changesWaitFor } from './retentionRules';

const action = 'withdrawOldChanges';

/**
 * Withdraws changes that wait for ads which have long been archived or deleted, and removes the files that they propose.
 * Returns the number of changes; a second run finds none.
 */
export async function withdrawOldChanges({ clock, ...removal }: FileRemoval & { clock: Clock }): Promise<number> {
  const now = clock.now();
  const limits = [limitOf(now, changesWaitFor.archived), limitOf(now, changesWaitFor.deleted)];
  const { ids, hashes } = await removal.database.transaction(async (manager) => {
    const [revisions] = await manager.query<[{ id: number; brochureId: number }[], number]>(
      `UPDATE brochure_revisions AS change SET state = 'WITHDRAWN', decided_at = $3 FROM brochures AS ad
       WHERE ad.id = change.brochure_id AND change.state IN ('WAITING', 'CHANGES_REQUESTED')
         AND ((ad.record_status AND ad.status = 'ARCHIVED' AND ad.archived_at < $1)
           OR (NOT ad.record_status AND ad.deleted_at < $2))
       RETURNING change.id, ad.id AS "brochureId"`,
      [...limits, now],
    );
    const ids = revisions.map(({ id }) => id);
    const [rows] = await manager.query<[{ sha256: string }[], number]>(
      `DELETE FROM proposed_assets WHERE revision_id = ANY ($1) RETURNING sha256`,
      [ids],
    );
    const lines = revisions.map(({ id, brochureId }) => {
      const after = { brochureId, state: 'WITHDRAWN' };
      return { action, entityType: 'BrochureRevision', entityId: id, before: { brochureId }, after };
    });
    await recordAudit(manager, { clock, viewer: null }, lines);
    const hashes = rows.map(({ sha256 }) => sha256);
    await queueFileRemoval(manager, removal, hashes);
    return { ids, hashes };
  });
  await removeUnusedFiles(removal, hashes);
  return ids.length;
}
