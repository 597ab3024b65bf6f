import { formatOpeningHours } from '../../../shared/opening-hours/formatOpeningHours';
import { parseCouponHours } from '../../../shared/coupon-hours/parseCouponHours';

/** Returns the times of a coupon in their stored form; undefined if the text is none. */
export function normalizeCouponHours(text: string): string | undefined {
  const { hours } = parseCouponHours(text);
  return hours && formatOpeningHours(hours);
}
