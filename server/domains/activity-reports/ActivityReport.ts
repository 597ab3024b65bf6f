import type { DayRange } from '../statistics/counts/DayRange';
import type { StatisticEventCode } from '../statistics/StatisticEventCode';

/** Some days against as many before. */
export interface ActivityReport {
  range: DayRange;
  /** `viewsBefore` is null where the days before were fewer, as those of February are */
  days: { day: string; views: number; viewsBefore: number | null }[];
  figures: { eventCode: StatisticEventCode; now: number; before: number }[];
}
