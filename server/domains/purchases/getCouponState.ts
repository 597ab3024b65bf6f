import { calendarDay } from '../../shared/dates/calendarDay';
import type { CouponPurchase } from './CouponPurchase';
import { CouponState } from './CouponState';
import { isUnconfirmed } from './holding/isUnconfirmed';

/** Returns the state of a coupon. `validTo` is a day in the ad's time zone; the coupon is valid until that day ends. */
export function getCouponState(
  coupon: Pick<CouponPurchase, 'heldUntil' | 'confirmedAt' | 'redeemedAt' | 'voidedAt' | 'validTo'>,
  timeZone: string,
  now: Date,
): CouponState {
  const { redeemedAt, voidedAt, validTo } = coupon;
  if (redeemedAt !== null) return CouponState.REDEEMED;
  if (voidedAt !== null) return CouponState.VOIDED;
  if (isUnconfirmed(coupon)) return CouponState.HELD;
  return calendarDay(now, timeZone) > validTo ? CouponState.ENDED : CouponState.VALID;
}
