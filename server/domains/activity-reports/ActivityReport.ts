import type { DayRange } from '../statistics/counts/DayRange';
import type { StatisticEventCode } from '../statistics/StatisticEventCode';

/** The figures of a range of days, compared with the range before. */
export interface ActivityReport {
  range: DayRange;
  /** `viewsBefore` is null if the earlier range has fewer days, such as February */
  days: { day: string; views: number; viewsBefore: number | null }[];
  figures: { eventCode: StatisticEventCode; now: number; before: number }[];
}
