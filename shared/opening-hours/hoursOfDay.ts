import type { DateHours, OpeningHours, Span } from './OpeningHours';
import { isPublicHoliday, type HolidayState } from './publicHolidays';

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** What decides about a day: its date, the public holiday, or the weekday. */
export interface RuleOfDay {
  spans: readonly Span[];
  dates?: DateHours;
  isHoliday?: true;
}

/**
 * Its own date comes first, then its date of each year, then the public holiday, then the weekday
 * (docs/rules/ads-and-types.md#opening-hours).
 */
export function ruleOfDay(hours: OpeningHours, day: string, state: HolidayState | null): RuleOfDay {
  const named = (date: string) =>
    hours.dates.find(({ from, to }) => from.length === date.length && from <= date && date <= to);
  const dates = named(day) ?? named(day.slice(5));
  if (dates) return { spans: dates.spans, dates };
  if (hours.holidays && isPublicHoliday(day, state)) return { spans: hours.holidays, isHoliday: true };
  return { spans: hours.week[weekdayOf(day)] ?? [] };
}

/** The hours that begin on a day. */
export function hoursOfDay(hours: OpeningHours, day: string, state: HolidayState | null): readonly Span[] {
  return ruleOfDay(hours, day, state).spans;
}
