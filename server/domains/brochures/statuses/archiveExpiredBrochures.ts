import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';
import type { BrochureStatus } from '../BrochureStatus';

interface Dependencies {
  database: DataSource;
  clock: Clock;
}

const daysUntilArchived = 30;
const batchSize = 500;

/**
 * docs/rules/statuses-and-reviews.md#expiry: 30 days after an ad's last day, counted in its own zone, it is archived as
 * EXPIRED. An ad that waits for review is left alone while somebody works on it: an administrator who unarchives an
 * expired ad would otherwise lose it again within the hour. Returns how many were archived; running it again finds
 * none.
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
  const changes = changed.map(({ id, status }) => ({
    action: 'archiveExpiredBrochures',
    entityType: 'Brochure',
    entityId: id,
    before: { status, archiveReason: null },
    after: { status: 'ARCHIVED', archiveReason: 'EXPIRED' },
  }));
  await recordAudit(manager, { clock, viewer: null }, changes);
  return changed.length;
}
