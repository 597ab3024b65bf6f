/** Which ad of a pair stays when ads are merged; the first that holds decides. */
export const adThatStays = [
  'the one whose coupons were taken',
  'one of a company',
  'a published one',
  'the one with more views',
  'the oldest',
] as const;
