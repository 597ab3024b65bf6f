import { endOfDay, startOfDay } from './dayBounds';

it('gives the whole day in the reader’s zone', () => {
  expect(startOfDay('2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
  expect(endOfDay('2026-11-20')).toBe(new Date(2026, 10, 21).toISOString());
  expect(endOfDay('2026-12-31')).toBe(new Date(2027, 0, 1).toISOString());
});

it.each(['', '2026-02-31', '20/11/2026', '2026-13-01'])('returns null for %p', (text) => {
  expect(startOfDay(text)).toBeNull();
});
