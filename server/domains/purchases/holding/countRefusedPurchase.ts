import type { RequestContext } from '../../../platform/context/RequestContext';

/** Counts a purchase that the pace refused, by day in the ad's zone. Call it after the rollback of the purchase. */
export async function countRefusedPurchase({ database, clock }: RequestContext, brochureId: number): Promise<void> {
  await database.query(
    `INSERT INTO coupon_refusals (brochure_id, day, refused)
     SELECT id, ($2::timestamptz AT TIME ZONE time_zone)::date, 1 FROM brochures WHERE id = $1
     ON CONFLICT (brochure_id, day) DO UPDATE SET refused = coupon_refusals.refused + 1`,
    [brochureId, clock.now()],
  );
}
