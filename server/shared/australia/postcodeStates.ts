import type { AustralianState } from './AustralianState';

/** Inclusive ranges; a single number is a postcode that crosses a border (docs/rules/australia.md#postcodes). */
const ranges: Record<AustralianState, readonly (number | readonly [number, number])[]> = {
  ACT: [[200, 299], [2600, 2618], [2900, 2920], 2540, 2620],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
    ...[2611, 2618, 3500, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385],
  ],
  NT: [[800, 999], 4825],
  QLD: [[4000, 4999], [9000, 9999], 2406],
  SA: [[5000, 5999], 872],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [[6000, 6999], 872],
};

/** Returns the possible states of a postcode; empty for an invalid one. */
export function postcodeStates(postcode: string): AustralianState[] {
  if (!/^\d{4}$/.test(postcode)) return [];
  const number = Number(postcode);
  const states = Object.keys(ranges) as AustralianState[];
  return states.filter((state) =>
    ranges[state].some((range) =>
      typeof range === 'number' ? range === number : range[0] <= number && number <= range[1],
    ),
  );
}
