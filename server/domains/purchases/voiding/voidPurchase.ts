import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { CouponPurchase } from '../CouponPurchase';
import type { VoidReason } from '../VoidReason';
import { mailVoidedCoupon } from './mailVoidedCoupon';
import { mailVoidedCouponToVendor } from './mailVoidedCouponToVendor';

interface Voiding {
  /** name of the operation in the audit log */
  action: 'voidCoupon' | 'cancelCoupon' | 'returnCoupon';
  reason: VoidReason;
  /** for administrators */
  note: string | null;
}

/**
 * Voids a coupon that is neither redeemed nor voided, gives its place back and mails the buyer, unless they never
 * confirmed it. Changes nothing in any other state. Returns whether it did.
 */
export async function voidPurchase(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'jobs' | 'publicUrl'> & { requestId?: string },
  { id, brochureId }: Pick<CouponPurchase, 'id' | 'brochureId'>,
  { action, reason, note }: Voiding,
): Promise<boolean> {
  const voidedAt = context.clock.now();
  const { affected } = await manager.getRepository(CouponPurchase).update(
    // its buyer may confirm it at the same moment
    { id, redeemedAt: IsNull(), voidedAt: IsNull(), ...(reason === 'UNCONFIRMED' && { confirmedAt: IsNull() }) },
    { voidedAt, storedVoidReason: reason },
  );
  if (affected !== 1) return false;
  // not through the entity, so that the ad's version does not change for a concurrent editor
  await manager.query(
    `UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased - 1 WHERE id = $1`,
    [brochureId],
  );
  if (reason !== 'UNCONFIRMED') {
    await mailVoidedCoupon(manager, context, { id, reason });
    await mailVoidedCouponToVendor(manager, context, { id, reason });
  }
  await recordAudit(manager, context, [
    {
      ...{ action, entityType: 'CouponPurchase', entityId: id },
      before: { voidedAt: null },
      after: { voidedAt: voidedAt.toISOString(), reason: note },
    },
  ]);
  return true;
}
