import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';

/** How long tombstones and changed names keep their place (docs/rules/interfaces.md#change-feed). */
export const changesKeptDays = 90;

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes tombstones and changed names after 90 days, and stores up to which transaction: cursors before it have missed
 * some and are refused. Public ads keep their place.
 */
export async function forgetOldChanges({ database, clock }: { database: DataSource; clock: Clock }): Promise<void> {
  await database.query(
    `WITH forgotten AS (
       DELETE FROM brochure_changes c WHERE c.changed_at < $1 AND NOT EXISTS (
         SELECT FROM brochures b CROSS JOIN brochure_change_state s
         WHERE c.kind = 'BROCHURE' AND b.id = c.subject_id
           AND b.record_status AND b.status = 'PUBLISHED' AND b.visible_until > s.moment)
       RETURNING c.xid)
     UPDATE brochure_change_state
     SET forgotten_xid = greatest(forgotten_xid, (SELECT xid FROM forgotten ORDER BY xid DESC LIMIT 1))
     WHERE EXISTS (SELECT FROM forgotten)`,
    [new Date(clock.now().getTime() - changesKeptDays * day)],
  );
}
