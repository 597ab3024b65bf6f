import type { CouponState } from '../../../generated/types';

export const couponStateNames: Readonly<Record<CouponState, string>> = {
  HELD: 'To be confirmed',
  VALID: 'Valid',
  REDEEMED: 'Redeemed',
  VOIDED: 'Void',
  ENDED: 'Ended',
};

export const couponStateTones = {
  HELD: 'warning',
  VALID: 'processing',
  REDEEMED: 'success',
  VOIDED: 'error',
  ENDED: 'default',
} as const satisfies Record<CouponState, string>;
