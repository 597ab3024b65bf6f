import { addDays } from '../../../shared/dates/addDays';
import { daysFrom } from './daysFrom';

it.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-03', 2, '2026-10-05'], // daylight saving begins in Sydney in between
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['2026-02-27', '2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  ['2026-02-27', '2026-02-27', ['2026-02-27']],
  ['2026-02-27', '2026-02-26', []],
])('from %s to %s', (first, last, days) => {
  expect(daysFrom(first, last)).toEqual(days);
});
