import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { withoutOptedOut } from '../../../platform/mailer/opt-outs/withoutOptedOut';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Brochure } from '../../brochures/Brochure';
import { couponsRemaining } from '../../brochures/computed/couponsRemaining';
import { CouponWait } from './CouponWait';
import { waitingMail } from './waitingMail';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

/** How many hear of one coupon, because not everybody takes it. */
const toldPerCoupon = 3;
const mostTold = 300;

/**
 * Mails those who wait longest for offers that have coupons again, however these came back. The rest hear at the next
 * run, if coupons are still left. Each address gets one mail, then its wait is deleted; so are waits for offers that
 * are over. Returns the number of mails (docs/rules/prices-and-coupons.md#waiting-list).
 */
export async function tellWaiting(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  await database.query(
    `DELETE FROM coupon_waits USING brochures AS ad
     WHERE ad.id = brochure_id AND (ad.status = 'ARCHIVED' OR NOT ad.record_status OR ad.visible_until <= $1)`,
    [now],
  );
  const offers = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures AS ad
     WHERE id IN (SELECT brochure_id FROM coupon_waits) AND status = 'PUBLISHED' AND visible_from <= $1
       AND (coupons_unlimited OR number_of_coupons_purchased < number_of_coupons)
     ORDER BY id`,
    [now],
  );
  let told = 0;
  for (const { id } of offers) told += await tellOfOffer(dependencies, id);
  return told;
}

function tellOfOffer(dependencies: Dependencies, brochureId: number): Promise<number> {
  const { database, identitySecret } = dependencies;
  return database.transaction(async (manager) => {
    const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
    const waits = await manager.getRepository(CouponWait).find({
      where: { brochureId },
      order: { id: 'ASC' },
      take: Math.min(mostTold, (couponsRemaining(brochure) ?? mostTold) * toldPerCoupon),
      lock: { mode: 'pessimistic_write' },
    });
    const emails = waits.map(({ email }) => email);
    const welcome = new Set(await withoutOptedOut(manager, identitySecret, emails));
    let told = 0;
    for (const { id, email } of waits) {
      if (!welcome.has(email)) continue;
      const mail = waitingMail(brochure, dependencies, email);
      await queueMail(manager, dependencies, { eventKey: `coupon-wait:${id}`, to: email, ...mail });
      told += 1;
    }
    if (waits.length > 0) await manager.getRepository(CouponWait).delete(waits.map(({ id }) => id));
    return told;
  });
}
