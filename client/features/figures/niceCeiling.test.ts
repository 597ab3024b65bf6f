import { niceCeiling } from './niceCeiling';

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [11, 20],
  [100, 100],
  [101, 200],
  [9999, 10000],
])('%p fits below %p', (most, ceiling) => {
  expect(niceCeiling(most)).toBe(ceiling);
});
