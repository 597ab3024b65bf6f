import type { Point } from './toPosition';

/** The postcode is in Queensland's range, but no real place has it. */
export const postcode = '4679';

/** Invented suburbs with the point of each. */
export const suburbs = {
  'Curlew Heads': [500, -300],
  'Larkin Beach': [900, 3000],
  'Old Ferry': [600, -2500],
  'Tallowood Rise': [-3300, 400],
} as const satisfies Record<string, Point>;

export type Suburb = keyof typeof suburbs;
