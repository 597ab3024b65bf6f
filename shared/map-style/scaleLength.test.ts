import { scaleLength } from './scaleLength';

it.each([
  [3, 10, '10 m'],
  [249, 200, '200 m'],
  [2600, 2500, '2.5 km'],
  [9_000_000, 500_000, '500 km'],
])('a bar of at most %d metres is %d long', (most, metres, label) => {
  expect(scaleLength(most)).toEqual({ metres, label });
});
