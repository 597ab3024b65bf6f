import { calendarDay } from './calendarDay';

test('a day begins at midnight of its own zone, also just after a call for the moment before', () => {
  const midnight = new Date('2026-11-19T14:00:00Z');
  const before = new Date(midnight.getTime() - 1);
  for (let time = 0; time < 2; time += 1) {
    expect(calendarDay(before, 'Australia/Brisbane')).toBe('2026-11-19');
    expect(calendarDay(midnight, 'Australia/Brisbane')).toBe('2026-11-20');
    expect(calendarDay(midnight, 'Australia/Perth')).toBe('2026-11-19');
  }
});
