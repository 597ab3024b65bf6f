import type { DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';

interface EndedViewing {
  accountId: number;
  administratorId: number;
  endsAt: Date;
  isTimeOver: boolean;
}

/** "Stop" writes its line at once, of the same moment. Older viewings than of the last day had their turn. */
const endedWithoutLine = `
  SELECT v.account_id AS "accountId", v.administrator_id AS "administratorId", v.ends_at AS "endsAt",
    v.ends_at >= v.started_at + interval '30 minutes' AS "isTimeOver"
  FROM vendor_viewings v
  WHERE v.ends_at <= $1 AND v.ends_at > $1::timestamptz - interval '1 day' AND NOT EXISTS (
    SELECT FROM audit_log_entries e
    WHERE e.entity_type = 'Account' AND e.entity_id = v.account_id AND e.action = 'endVendorViewing'
      AND e.actor_account_id = v.administrator_id
      AND e.happened_at >= v.ends_at AND e.happened_at < v.ends_at + interval '1 second'
  )
  ORDER BY v.ends_at, v.id FOR UPDATE OF v SKIP LOCKED`;

/**
 * Writes the audit line of viewings that nobody stopped (docs/rules/accounts-and-permissions.md#see-as-a-vendor), of the
 * moment when each ended. Returns their number.
 */
export async function recordEndedViewings({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<number> {
  return database.transaction(async (manager) => {
    const ended = await manager.query<EndedViewing[]>(endedWithoutLine, [clock.now()]);
    for (const { accountId, administratorId, endsAt, isTimeOver } of ended) {
      const viewer = { accountId: administratorId, role: 'ADMINISTRATOR', vendorId: null } as const;
      const line = { entityType: 'Account', entityId: accountId, before: null };
      await recordAudit(manager, { viewer, clock: { now: () => endsAt } }, [
        { action: 'endVendorViewing', ...line, after: { because: isTimeOver ? 'TIME_IS_OVER' : 'SUSPENDED' } },
      ]);
    }
    return ended.length;
  });
}
