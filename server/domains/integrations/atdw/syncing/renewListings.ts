import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../../platform/clock/Clock';
import type { ArchiveReason } from '../../../brochures/ArchiveReason';
import { atdwSource } from './isListed';

/** Sends ads for review that the source or their last day had archived. Returns their ids. */
export async function renewListings(
  manager: EntityManager,
  clock: Clock,
  productIds: readonly string[],
): Promise<number[]> {
  const now = clock.now();
  const renewed = await manager.query<{ id: number; reason: ArchiveReason }[]>(
    `WITH due AS (
       SELECT b.id, b.archive_reason AS reason FROM brochures b LEFT JOIN atdw_listings l ON l.brochure_id = b.id
       WHERE b.external_source = '${atdwSource}' AND b.external_id = ANY($1::text[]) AND b.record_status
         AND b.status = 'ARCHIVED' AND b.archive_reason IN ('SOURCE', 'EXPIRED') AND l.hidden_at IS NULL
     ), changed AS (
       UPDATE brochures SET status = 'PENDING_REVIEW', archive_reason = NULL, archived_at = NULL, submitted_at = $2,
         updated_at = $2, version = version + 1
       FROM due WHERE brochures.id = due.id RETURNING brochures.id, due.reason
     )
     SELECT id, reason FROM changed ORDER BY id`,
    [productIds, now],
  );
  const changes = renewed.map(({ id, reason }) => ({
    ...{ action: 'syncAtdw', entityType: 'Brochure', entityId: id },
    before: { status: 'ARCHIVED', archiveReason: reason },
    after: { status: 'PENDING_REVIEW', archiveReason: null },
  }));
  await recordAudit(manager, { clock, viewer: null }, changes);
  return renewed.map(({ id }) => id);
}
