import { addDays } from '../../../shared/dates/addDays';
import { calendarDay } from './calendarDay';

const quarterHour = 15 * 60_000;
/** no zone is further ahead of UTC */
const furthestAhead = 14 * 60 * 60_000;

/** Returns the last second of a day (YYYY-MM-DD) in an IANA time zone whose offset is a multiple of 15 minutes. */
export function endOfDay(day: string, timeZone: string): Date {
  let next = Date.parse(`${addDays(day, 1)}T00:00:00Z`) - furthestAhead;
  while (calendarDay(new Date(next), timeZone) <= day) next += quarterHour;
  return new Date(next - 1000);
}
