import { isoToday } from '../../../shared/dates/isoToday';
import type { HeldCoupon } from '../../my-offers/MyOffers';

/**
 * Why a coupon is no longer valid; null while it is valid. Compares the last day with the device's date, for use
 * offline.
 */
export function couponStateLabel(
  { state, validTo }: Pick<HeldCoupon, 'state' | 'validTo'>,
  today = isoToday(),
): string | null {
  if (state === 'HELD') return 'Not confirmed yet';
  if (state === 'REDEEMED') return 'Redeemed';
  if (state === 'VOIDED') return 'Cancelled';
  return state === 'ENDED' || validTo < today ? 'Ended' : null;
}
