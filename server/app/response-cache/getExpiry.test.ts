import { getExpiry } from './getExpiry';

it.each([
  ['2026-11-20T02:03:04.000Z', '2026-11-20T02:04:04.000Z'],
  ['2026-11-20T13:59:30.000Z', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T13:59:59.999Z', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T14:00:00.000Z', '2026-11-20T14:01:00.000Z'],
  ['2026-11-20T15:14:59.000Z', '2026-11-20T15:15:00.000Z'],
])('a response from %s expires at %s', (begun, end) => {
  expect(new Date(getExpiry(new Date(begun))).toISOString()).toBe(end);
});

/** The zones that the constraint `brochures_time_zone_check` allows. */
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => /^(Australia|Pacific|Indian)\//.test(zone));

it.each(zones)('every midnight of %s is a full quarter of an hour', (timeZone) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  for (let month = 0; month < 12 * 20; month += 1) {
    const parts = format.formatToParts(new Date(Date.UTC(2025, month, 15)));
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    expect(offset).toMatch(/^GMT(?:[+-]\d\d:(?:00|15|30|45))?$/);
  }
});

it('knows the zones', () => {
  expect(zones).toEqual(expect.arrayContaining(['Australia/Brisbane', 'Australia/Lord_Howe', 'Australia/Eucla']));
});
