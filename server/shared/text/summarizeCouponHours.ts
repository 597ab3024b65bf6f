import { couponHoursSummary } from '../../../shared/coupon-hours/couponHoursSummary';
import { parseCouponHours } from '../../../shared/coupon-hours/parseCouponHours';

/** Says a stored text in words; null for none. */
export function summarizeCouponHours(text: string | null): string | null {
  const hours = text === null ? undefined : parseCouponHours(text).hours;
  return hours ? couponHoursSummary(hours) : null;
}
