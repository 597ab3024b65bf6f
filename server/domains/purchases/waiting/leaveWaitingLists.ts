import { In, type DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';
import { emailsOfHash } from '../../../platform/mailer/opt-outs/emailsOfHash';
import { CouponWait } from './CouponWait';

/** Deletes all waiting of an address, and takes back its mails that are not sent yet. At once, and idempotent. */
export function leaveWaitingLists(
  { database, clock, identitySecret }: { database: DataSource; clock: Clock; identitySecret: string },
  recipientHash: string,
): Promise<void> {
  return database.transaction(async (manager) => {
    const emails = await emailsOfHash(manager, identitySecret, { table: 'coupon_waits', hash: recipientHash });
    const where = [{ recipientHash }, { email: In(emails) }];
    const waits = await manager.getRepository(CouponWait).find({ where, order: { id: 'ASC' } });
    const [first] = waits;
    if (!first) return;
    await manager.getRepository(CouponWait).delete(waits.map(({ id }) => id));
    await manager.query(
      `UPDATE outgoing_mails SET state = 'SUPPRESSED'
       WHERE recipient = $1 AND state IN ('QUEUED', 'HELD', 'FAILED') AND starts_with(event_key, 'coupon-wait:')`,
      [first.email],
    );
    await recordAudit(
      manager,
      { clock, viewer: null },
      waits.map(({ id, brochureId }) => ({
        ...{ action: 'leaveWaitingList', entityType: 'CouponWait', entityId: id, before: { brochureId }, after: null },
      })),
    );
  });
}
