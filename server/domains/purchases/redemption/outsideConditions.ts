import { outsideHoursReason } from '../../../../shared/coupon-hours/outsideHoursReason';
import { parseCouponHours } from '../../../../shared/coupon-hours/parseCouponHours';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';

type Place = Pick<Brochure, 'timeZone' | 'state'>;

/**
 * Says why a coupon cannot be used at a moment by the hours that its buyer was promised; null if it can
 * (docs/rules/prices-and-coupons.md#coupon-hours).
 */
export function outsideConditionsReason(
  { couponHours }: Pick<CouponPurchase, 'couponHours'>,
  { timeZone, state }: Place,
  now: Date,
): string | null {
  const hours = couponHours === null ? undefined : parseCouponHours(couponHours).hours;
  return hours ? outsideHoursReason(hours, now, { timeZone, state }) : null;
}

/** Returns the error for a coupon outside its hours; the caller may confirm it. */
export function outsideConditions(reason: string): DomainError {
  const message = `${reason} Confirm once more to redeem it all the same.`;
  const errors = [{ field: 'outsideConditions', code: 'OUTSIDE_CONDITIONS', message }];
  return new DomainError('CONFLICT', message, { errors });
}
