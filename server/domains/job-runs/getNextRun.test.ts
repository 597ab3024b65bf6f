import { getNextRun } from './getNextRun';

const now = new Date('2026-11-20T02:00:00Z'); // noon in Brisbane

it.each([
  ['daily, later today', '30 13 * * * Australia/Brisbane', '2026-11-20T03:30:00.000Z'],
  ['daily, tomorrow', '40 3 * * * Australia/Brisbane', '2026-11-20T17:40:00.000Z'],
  ['by the zone, not by the machine', '40 3 * * * Australia/Perth', '2026-11-20T19:40:00.000Z'],
  ['every quarter of an hour', '*/15 * * * * UTC', '2026-11-20T02:15:00.000Z'],
  ['monthly', '0 8 1 * * Australia/Brisbane', '2026-11-30T22:00:00.000Z'],
])('%s', (_what, schedule, next) => {
  expect(getNextRun(schedule, now)?.toISOString()).toBe(next);
});

it.each([null, '', 'now and then'])('returns null for %p', (schedule) => {
  expect(getNextRun(schedule, now)).toBeNull();
});
