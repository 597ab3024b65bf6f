import type { CouponState } from '../../../generated/types';

export const stateLabels: Readonly<Record<CouponState, string>> = {
  HELD: 'To be confirmed',
  VALID: 'To redeem',
  REDEEMED: 'Redeemed',
  ENDED: 'Ended',
  VOIDED: 'Withdrawn',
};

/** From the address; absent: all. */
export function readCouponState(value: string | null): CouponState | null {
  return value !== null && Object.hasOwn(stateLabels, value) ? (value as CouponState) : null;
}
