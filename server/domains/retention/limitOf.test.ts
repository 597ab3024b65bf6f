import { limitOf } from './limitOf';
import type { Period } from './Period';

it.each<[string, Period, string]>([
  ['2026-11-20T10:00:00Z', { years: 7 }, '2019-11-20T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', { years: 7 }, '2021-02-28T10:00:00.000Z'],
  ['2026-11-20T10:00:00Z', { months: 25 }, '2024-10-20T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', { months: 1 }, '2026-02-28T10:00:00.000Z'],
  ['2026-01-05T00:00:00Z', { days: 7 }, '2025-12-29T00:00:00.000Z'],
])('at %s the limit of %j is %s', (now, period, limit) => {
  expect(limitOf(new Date(now), period).toISOString()).toBe(limit);
});
