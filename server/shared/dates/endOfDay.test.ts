import { endOfDay } from './endOfDay';

it.each([
  ['2026-12-31', 'Australia/Brisbane', '2026-12-31T13:59:59.000Z'],
  ['2026-12-31', 'Australia/Perth', '2026-12-31T15:59:59.000Z'],
  ['2026-12-31', 'Australia/Adelaide', '2026-12-31T13:29:59.000Z'],
  // the day on which daylight saving time ends has 25 hours
  ['2026-04-05', 'Australia/Sydney', '2026-04-05T13:59:59.000Z'],
  ['2026-04-04', 'Australia/Sydney', '2026-04-04T12:59:59.000Z'],
  ['2026-07-01', 'Australia/Lord_Howe', '2026-07-01T13:29:59.000Z'],
  ['2026-07-01', 'Pacific/Kiritimati', '2026-07-01T09:59:59.000Z'],
  ['2026-07-01', 'Pacific/Pago_Pago', '2026-07-02T10:59:59.000Z'],
])('%s ends in %s at %s', (day, timeZone, expected) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(expected);
});
