import type { DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../platform/clock/Clock';
import { CouponPurchase } from '../CouponPurchase';
import { changeReminder } from './changeReminder';

/** Stops the reminders of a coupon by the link of a mail. At once, and idempotent. */
export function stopReminders({ database, clock }: { database: DataSource; clock: Clock }, did: string): Promise<void> {
  return database.transaction(async (manager) => {
    const coupon = await manager.getRepository(CouponPurchase).findOneBy({ did });
    if (!coupon || !(await changeReminder(manager, coupon.id, false))) return;
    const after = { remind: false };
    await recordAudit(manager, { clock, viewer: null }, [
      { action: 'setCouponReminder', entityType: 'CouponPurchase', entityId: coupon.id, before: null, after },
    ]);
  });
}
