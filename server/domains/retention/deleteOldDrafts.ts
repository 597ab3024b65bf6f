import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import { limitOf } from './limitOf';
import { draftsAreKeptFor } from './retentionRules';
import { typesSql } from '../brochures/fields/brochureTypes';

const batchSize = 500;

/**
 * Deletes ads that were never published, and that nobody has recently changed, reviewed or taken a coupon of. It
 * deletes as administrators do: ads can be restored for 30 days and are in the audit log. Tourism ads belong to their
 * source. Returns their number; a second run finds none.
 */
export async function deleteOldDrafts({ database, clock }: { database: DataSource; clock: Clock }): Promise<number> {
  let deleted = 0;
  for (;;) {
    const inBatch = await database.transaction((manager) => deleteBatch(manager, clock));
    deleted += inBatch;
    if (inBatch < batchSize) return deleted;
  }
}

async function deleteBatch(manager: EntityManager, clock: Clock): Promise<number> {
  const now = clock.now();
  const rows = await manager.query<{ id: number; title: string | null }[]>(
    `WITH due AS (
       SELECT id FROM brochures
       WHERE record_status AND status = 'PENDING_REVIEW' AND published_at IS NULL AND type NOT IN ${typesSql('isFromSource')}
         AND updated_at < $1
         AND NOT EXISTS (SELECT FROM brochure_reviews WHERE brochure_id = brochures.id AND reviewed_at >= $1)
         AND NOT EXISTS (SELECT FROM coupon_purchases WHERE brochure_id = brochures.id)
       ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
     ), deleted AS (
       UPDATE brochures SET record_status = false, deleted_at = $2, updated_at = $2, version = version + 1
       FROM due WHERE brochures.id = due.id RETURNING brochures.id, title
     )
     SELECT id, title FROM deleted ORDER BY id`,
    [limitOf(now, draftsAreKeptFor), now, batchSize],
  );
  const changes = rows.map(({ id, title }) => ({
    action: 'deleteOldDrafts',
    entityType: 'Brochure',
    entityId: id,
    before: { recordStatus: true, title, status: 'PENDING_REVIEW' },
    after: { recordStatus: false },
  }));
  await recordAudit(manager, { clock, viewer: null }, changes);
  return rows.length;
}
