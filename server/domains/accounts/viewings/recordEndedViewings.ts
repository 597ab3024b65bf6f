import type { DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';

interface EndedViewing {
  accountId: number;
  administratorId: number;
  endsAt: Date;
  because: 'TIME_IS_OVER' | 'SIGNED_OUT' | 'SUSPENDED';
}

/** Signing out everywhere has no moment of its own in a session. */
const endWithSessions = `
  UPDATE vendor_viewings v SET ends_at = greatest(v.started_at, least(s.ended_at, s.expires_at, $1::timestamptz))
  FROM account_sessions s JOIN accounts a ON a.id = s.account_id
  WHERE s.id = v.session_id AND v.ends_at > $1
    AND (s.ended_at <= $1 OR s.expires_at <= $1 OR s.token_version <> a.token_version)`;

/** "Stop" writes its line at once, of the same moment. Older viewings than of the last day had their turn. */
const endedWithoutLine = `
  SELECT v.account_id AS "accountId", v.administrator_id AS "administratorId", v.ends_at AS "endsAt",
    CASE
      WHEN v.ends_at >= v.started_at + interval '30 minutes' THEN 'TIME_IS_OVER'
      WHEN s.ended_at <= v.ends_at OR s.expires_at <= v.ends_at OR s.token_version <> a.token_version THEN 'SIGNED_OUT'
      ELSE 'SUSPENDED'
    END AS because
  FROM vendor_viewings v
    JOIN accounts a ON a.id = v.administrator_id
    LEFT JOIN account_sessions s ON s.id = v.session_id
  WHERE v.ends_at <= $1 AND v.ends_at > $1::timestamptz - interval '1 day' AND NOT EXISTS (
    SELECT FROM audit_log_entries e
    WHERE e.entity_type = 'Account' AND e.entity_id = v.account_id AND e.action = 'endVendorViewing'
      AND e.actor_account_id = v.administrator_id
      AND e.happened_at >= v.ends_at AND e.happened_at < v.ends_at + interval '1 second'
  )
  ORDER BY v.ends_at, v.id FOR UPDATE OF v SKIP LOCKED`;

/**
 * Ends viewings whose session is over, and writes the audit line of those that nobody stopped, of the moment when each
 * ended (docs/rules/accounts-and-permissions.md#see-as-a-vendor). Returns their number.
 */
export async function recordEndedViewings({
  database,
  clock,
}: {
  database: DataSource;
  clock: Clock;
}): Promise<number> {
  return database.transaction(async (manager) => {
    const now = clock.now();
    await manager.query(endWithSessions, [now]);
    const ended = await manager.query<EndedViewing[]>(endedWithoutLine, [now]);
    for (const { accountId, administratorId, endsAt, because } of ended) {
      const viewer = { accountId: administratorId, role: 'ADMINISTRATOR', vendorId: null } as const;
      const line = { entityType: 'Account', entityId: accountId, before: null };
      await recordAudit(manager, { viewer, clock: { now: () => endsAt } }, [
        { action: 'endVendorViewing', ...line, after: { because } },
      ]);
    }
    return ended.length;
  });
}
