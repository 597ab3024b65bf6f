import { Not, type EntityManager } from 'typeorm';
import { CouponPurchase } from '../CouponPurchase';

/** Turns the reminders of a coupon on or off, and takes back those that are not sent yet. Returns whether it changed. */
export async function changeReminder(manager: EntityManager, id: number, remind: boolean): Promise<boolean> {
  const { affected } = await manager.getRepository(CouponPurchase).update({ id, remind: Not(remind) }, { remind });
  if (affected === 1 && !remind) {
    await manager.query(
      `UPDATE outgoing_mails SET state = 'SUPPRESSED'
       WHERE state IN ('QUEUED', 'HELD', 'FAILED') AND event_key LIKE $1`,
      [`coupon-reminder:${id}:%`],
    );
  }
  return affected === 1;
}
