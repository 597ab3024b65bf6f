import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';
import type { BrochureStatus } from '../BrochureStatus';

interface Dependencies {
  database: DataSource;
  clock: Clock;
}

const action = 'archiveExpiredBrochures';
const daysUntilArchived = 30;
const batchSize = 500;

/**
 * Archives ads as EXPIRED 30 days after their last day, counted in the ad's own zone
 * (docs/rules/statuses-and-reviews.md#expiry). Skips an ad that waits for review while somebody works on it: otherwise
 * an administrator who unarchives an expired ad would lose it again within the hour. Returns the number of archived
 * ads; a second run finds none.
 */
export async function archiveExpiredBrochures({ database, clock }: Dependencies): Promise<number> {
  let archived = 0;
  for (;;) {
    const inBatch = await database.transaction((manager) => archiveBatch(manager, clock));
    archived += inBatch;
    if (inBatch < batchSize) return archived;
  }
}

async function archiveBatch(manager: EntityManager, clock: Clock): Promise<number> {
  const changed = await manager.query<{ id: number; status: BrochureStatus }[]>(
    `WITH due AS (
       SELECT id, status FROM brochures
       WHERE record_status AND status <> 'ARCHIVED'
         AND (valid_to + 1 + $2::int)::timestamp AT TIME ZONE time_zone <= $1
         AND (status = 'PUBLISHED' OR updated_at <= $1 - make_interval(days => $2::int))
       ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
     ), changed AS (
       UPDATE brochures
       SET status = 'ARCHIVED', archive_reason = 'EXPIRED', archived_at = $1, updated_at = $1, version = version + 1
       FROM due WHERE brochures.id = due.id
       RETURNING brochures.id, due.status
     )
     SELECT id, status FROM changed ORDER BY id`,
    [clock.now(), daysUntilArchived, batchSize],
  );
  if (changed.length === 0) return 0;
  const after = { status: 'ARCHIVED', archiveReason: 'EXPIRED' };
  await recordAudit(manager, { clock, viewer: null }, [
    ...changed.map(({ id, status }) => ({
      ...{ action, entityType: 'Brochure', entityId: id, before: { status, archiveReason: null }, after },
    })),
    // in the same transaction, because the log lists this line in place of those of the ads
    { action, entityType: 'ExpiredBrochures', entityId: 0, before: null, after: { ads: changed.length } },
  ]);
  return changed.length;
}
