import { monthBefore } from './monthBefore';

it.each([
  ['2026-11-01', '2026-10-01', '2026-10-31'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-01', '2028-02-01', '2028-02-29'],
  ['2027-01-07', '2026-12-01', '2026-12-31'],
])('before %s: %s to %s', (day, from, to) => {
  expect(monthBefore(day)).toEqual({ from, to });
});
