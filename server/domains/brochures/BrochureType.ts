import { registerEnumType } from 'type-graphql';

/** See docs/rules/ads-and-types.md#types. */
export const BrochureType = {
  LP_AD: 'LP_AD',
  PT_AD: 'PT_AD',
  BRO_AD: 'BRO_AD',
  CP_AD: 'CP_AD',
  BLD_AD: 'BLD_AD',
  ATDW_AD: 'ATDW_AD',
} as const;

export type BrochureType = keyof typeof BrochureType;

registerEnumType(BrochureType, {
  name: 'BrochureType',
  description: 'The kind of an ad.',
  valuesConfig: {
    LP_AD: { description: 'Landing page: an ad with a page of its own.' },
    PT_AD: { description: 'Pass through: a link to an ad elsewhere.' },
    BRO_AD: { description: 'Brochure: a PDF or a flip book.' },
    CP_AD: { description: 'Coupon: a discount that visitors can reserve.' },
    BLD_AD: { description: 'Directory: a plain business listing without a price.' },
    ATDW_AD: { description: 'Tourism: imported from the Australian Tourism Data Warehouse.' },
  },
});
