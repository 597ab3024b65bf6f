import { formatDistance } from './formatDistance';

test.each([
  [0.04, false, '0.0 km'],
  [1.24, false, '1.2 km'],
  [1.24, true, '≈ 1.2 km'],
  [42.6, false, '43 km'],
])('%d km (approximate: %s) reads %s', (kilometres, approximate, text) => {
  expect(formatDistance(kilometres, approximate)).toBe(text);
});
