import { formatMomentIn } from './formatMomentIn';

it('formats a moment in the zone of an ad, with the months of all other dates', () => {
  expect(formatMomentIn('Australia/Perth', '2026-09-20T17:04:00Z')).toBe('21/09/2026, 1:04 am');
  expect(formatMomentIn('Australia/Sydney', '2026-06-20T03:04:00Z')).toBe('20/06/2026, 1:04 pm');
});
