import type { DayRange } from '../statistics/counts/DayRange';

/** Returns the first and last day of the calendar month before the month of `day`. */
export function monthBefore(day: string): DayRange {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { from: iso(Date.UTC(year, month - 2, 1)), to: iso(Date.UTC(year, month - 1, 0)) };
}
