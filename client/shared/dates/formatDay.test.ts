import { formatDay } from './formatDay';

it('formats the day of a moment as all other dates are', () => {
  expect(formatDay(new Date(2026, 8, 1, 23, 59).toISOString())).toBe('01/09/2026');
});
