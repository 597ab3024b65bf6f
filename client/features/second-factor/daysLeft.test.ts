import { daysLeft } from './daysLeft';

it.each([
  ['2026-12-04T10:00:00Z', 14],
  ['2026-11-21T10:00:00Z', 1],
  ['2026-11-20T10:00:01Z', 1],
  ['2026-11-20T10:00:00Z', 0],
  ['2026-11-01T10:00:00Z', 0],
])('until %s are %i days left', (dueAt, expected) => {
  expect(daysLeft(dueAt, new Date('2026-11-20T10:00:00Z'))).toBe(expected);
});
