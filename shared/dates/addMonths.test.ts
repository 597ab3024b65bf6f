import { addMonths } from './addMonths';

it.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-24', 1, '2027-01-24'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-08-31', 3, '2026-11-30'],
])('%s and %p months', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
