import { registerEnumType } from 'type-graphql';

/** The state of a coupon. */
export const CouponState = {
  HELD: 'HELD',
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
    HELD: { description: 'Waits for its buyer, who confirms it by the link in a mail. Cannot be redeemed before.' },
    VALID: { description: 'Can be redeemed.' },
    REDEEMED: { description: 'Was redeemed; a coupon is good for one time.' },
    VOIDED: {
      description: 'Was voided by an administrator, cancelled by its buyer or not confirmed by them: see `voidReason`.',
    },
    ENDED: { description: 'Its last day is over, and it was not redeemed.' },
  },
});
