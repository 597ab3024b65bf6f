import type { DayRange } from '../statistics/counts/DayRange';

/** The month that ended before a day, from its first day to its last. */
export function monthBefore(day: string): DayRange {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month - 2, 1)), to: iso(Date.UTC(year, month - 1, 0)) };
}
