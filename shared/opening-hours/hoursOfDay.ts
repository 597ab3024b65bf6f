import type { OpeningHours, Span } from './OpeningHours';
import { isPublicHoliday, type HolidayState } from './publicHolidays';

const dayMs = 86_400_000;

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * The hours that begin on a day. Its own date comes first, then its date of each year, then the public holiday, then the
 * weekday (docs/rules/ads-and-types.md#opening-hours).
 */
export function hoursOfDay(hours: OpeningHours, day: string, state: HolidayState | null): readonly Span[] {
  const { week, holidays, dates } = hours;
  const named = (date: string) =>
    dates.find(({ from, to }) => from.length === date.length && from <= date && date <= to)?.spans;
  return (
    named(day) ??
    named(day.slice(5)) ??
    (holidays && isPublicHoliday(day, state) ? holidays : null) ??
    week[weekdayOf(day)] ??
    []
  );
}
