import { addDays } from '../../../shared/dates/addDays';

/** Returns all days from the first to the last, both included, as YYYY-MM-DD. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
