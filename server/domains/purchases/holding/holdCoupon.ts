import type { EntityManager } from 'typeorm';
import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';
import { CouponPurchase } from '../CouponPurchase';

const holdMs = minutesToConfirm * 60 * 1000;

/**
 * Holds a coupon that was taken in the caller's transaction until its buyer confirms it
 * (docs/rules/prices-and-coupons.md#held-coupons). Changes the given purchase.
 */
export async function holdCoupon(manager: EntityManager, purchase: CouponPurchase): Promise<void> {
  purchase.heldUntil = new Date(purchase.purchasedAt.getTime() + holdMs);
  await manager.getRepository(CouponPurchase).update({ id: purchase.id }, { heldUntil: purchase.heldUntil });
}
