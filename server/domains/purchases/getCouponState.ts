import { calendarDay } from '../../shared/dates/calendarDay';
import type { CouponPurchase } from './CouponPurchase';
import { CouponState } from './CouponState';

/** Returns the state of a coupon. `validTo` is a day in the ad's time zone; the coupon is valid until that day ends. */
export function getCouponState(
  { redeemedAt, voidedAt, validTo }: Pick<CouponPurchase, 'redeemedAt' | 'voidedAt' | 'validTo'>,
  timeZone: string,
  now: Date,
): CouponState {
  if (redeemedAt !== null) return CouponState.REDEEMED;
  if (voidedAt !== null) return CouponState.VOIDED;
  return calendarDay(now, timeZone) > validTo ? CouponState.ENDED : CouponState.VALID;
}
