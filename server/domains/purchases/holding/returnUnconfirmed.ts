import { IsNull, LessThanOrEqual, type DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { CouponPurchase } from '../CouponPurchase';
import { voidPurchase } from '../voiding/voidPurchase';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
}

/**
 * Voids held coupons that nobody confirmed in time, and gives their places back. Returns their number. Each has a
 * transaction of its own, so that buyers of a popular offer do not wait.
 */
export async function returnUnconfirmed(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies;
  const overdue = await database.getRepository(CouponPurchase).find({
    select: { id: true, brochureId: true },
    where: { heldUntil: LessThanOrEqual(clock.now()), confirmedAt: IsNull(), voidedAt: IsNull() },
    order: { heldUntil: 'ASC' },
  });
  let returned = 0;
  for (const coupon of overdue) {
    const isVoided = await database.transaction((manager) =>
      voidPurchase(manager, { ...dependencies, viewer: null }, coupon, {
        ...{ action: 'returnCoupon', reason: 'UNCONFIRMED', note: null },
      }),
    );
    if (isVoided) returned += 1;
  }
  return returned;
}
