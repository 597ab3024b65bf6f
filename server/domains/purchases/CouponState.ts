import { registerEnumType } from 'type-graphql';

/** The state of a coupon. */
export const CouponState = {
  VALID: 'VALID',
  REDEEMED: 'REDEEMED',
  VOIDED: 'VOIDED',
  ENDED: 'ENDED',
} as const;

export type CouponState = keyof typeof CouponState;

registerEnumType(CouponState, {
  name: 'CouponState',
  description: 'What has become of a coupon.',
  valuesConfig: {
    VALID: { description: 'Can be redeemed.' },
    REDEEMED: { description: 'Was redeemed; a coupon is good for one time.' },
    VOIDED: { description: 'Was voided by an administrator or cancelled by its buyer: see `voidReason`.' },
    ENDED: { description: 'Its last day is over, and it was not redeemed.' },
  },
});
