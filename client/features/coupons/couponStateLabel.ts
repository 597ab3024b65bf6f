import { isoToday } from '../../shared/dates/isoToday';
import type { HeldCoupon } from '../my-offers/MyOffers';

/** Why a coupon is of no use any more; null while it is. The device's own day counts where the server was not asked. */
export function couponStateLabel(
  { state, validTo }: Pick<HeldCoupon, 'state' | 'validTo'>,
  today = isoToday(),
): string | null {
  if (state === 'REDEEMED') return 'Redeemed';
  if (state === 'VOIDED') return 'Withdrawn';
  return state === 'ENDED' || validTo < today ? 'Ended' : null;
}
