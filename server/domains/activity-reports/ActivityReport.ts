import type { DayRange } from '../statistics/DayRange';
import type { StatisticEventCode } from '../statistics/StatisticEventCode';

/** The last 30 days of an ad against the 30 before. */
export interface ActivityReport {
  range: DayRange;
  viewsByDay: { day: string; count: number }[];
  figures: { eventCode: StatisticEventCode; now: number; before: number }[];
}
