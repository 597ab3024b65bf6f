import { countFitting } from './useFittingCount';

test.each([
  ['all fit, and "More" is not needed', [100, 50, 50, 50, 60], 250, 3],
  ['room is kept for "More"', [100, 50, 50, 50, 60], 249, 1],
  ['none fits', [100, 50, 50, 50, 60], 120, 0],
  ['nothing to show', [100, 60], 300, 0],
])('%s', (_, widths, available, expected) => {
  expect(countFitting(widths, available)).toBe(expected);
});
