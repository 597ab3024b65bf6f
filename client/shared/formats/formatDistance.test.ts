import { formatDistance } from './formatDistance';

test.each([
  [0, false, '10 m'],
  [0.04, false, '40 m'],
  [0.844, false, '840 m'],
  [0.844, true, '≈ 840 m'],
  [0.994, false, '990 m'],
  [0.995, false, '1.0 km'],
  [1.24, false, '1.2 km'],
  [1.24, true, '≈ 1.2 km'],
  [9.96, false, '10 km'],
  [42.6, false, '43 km'],
])('%d km (approximate: %s) reads %s', (kilometres, approximate, text) => {
  expect(formatDistance(kilometres, approximate)).toBe(text);
});
