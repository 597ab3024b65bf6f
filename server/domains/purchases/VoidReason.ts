import { registerEnumType } from 'type-graphql';

/** Who took a coupon back. */
export const VoidReason = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  BUYER: 'BUYER',
  UNCONFIRMED: 'UNCONFIRMED',
} as const;

export type VoidReason = keyof typeof VoidReason;

/** Reasons that buyer and vendor are told; whoever did not confirm may never have asked for the coupon. */
export type ToldVoidReason = Exclude<VoidReason, 'UNCONFIRMED'>;

registerEnumType(VoidReason, {
  name: 'VoidReason',
  description: 'Who took a coupon back.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'An administrator voided it.' },
    BUYER: { description: 'Its buyer cancelled it.' },
    UNCONFIRMED: { description: 'Its buyer did not confirm it in time.' },
  },
});
