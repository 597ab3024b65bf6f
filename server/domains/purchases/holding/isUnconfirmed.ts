import type { CouponPurchase } from '../CouponPurchase';

/** Whether a coupon still needs its buyer's confirmation (docs/rules/prices-and-coupons.md#held-coupons). */
export function isUnconfirmed({ heldUntil, confirmedAt }: Pick<CouponPurchase, 'heldUntil' | 'confirmedAt'>): boolean {
  return heldUntil !== null && confirmedAt === null;
}
