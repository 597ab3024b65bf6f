import { addDays } from '../../../../shared/dates/addDays';
import { daysFrom } from '../../../shared/dates/daysFrom';
import type { DayRange } from './DayRange';

/** Returns as many days, directly before. */
export function periodBefore({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -daysFrom(from, to).length), to: addDays(from, -1) };
}
