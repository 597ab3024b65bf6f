import { isActive } from './isActive';

const ad = { recordStatus: true, validFrom: '2026-11-20', validTo: '2026-11-21', timeZone: 'Australia/Brisbane' };

describe('isActive', () => {
  it.each([
    ['the minute before its first day', '2026-11-19T13:59:00Z', {}, false],
    ['from midnight in its own zone', '2026-11-19T14:00:00Z', {}, true],
    ['when it is still yesterday further west', '2026-11-19T14:00:00Z', { timeZone: 'Australia/Perth' }, false],
    ['to the end of its last day', '2026-11-21T13:59:59Z', {}, true],
    ['not a moment longer', '2026-11-21T14:00:00Z', {}, false],
    ['without a beginning', '2000-01-01T00:00:00Z', { validFrom: null }, true],
    ['without an end', '2099-01-01T00:00:00Z', { validTo: null }, true],
    ['never when deleted', '2026-11-20T00:00:00Z', { recordStatus: false }, false],
  ])('%s', (_when, now, changes, expected) => {
    expect(isActive({ ...ad, ...changes }, new Date(now))).toBe(expected);
  });
});
