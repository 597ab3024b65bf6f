import type { DailyCount } from './DailyCount';
import { StatisticEventCode } from '../StatisticEventCode';

/** Returns the total of each event code over all days, codes with zero events included. */
export function totalsOf(counts: readonly DailyCount[]): { eventCode: StatisticEventCode; count: number }[] {
  return Object.values(StatisticEventCode).map((eventCode) => ({
    eventCode,
    count: counts.filter((each) => each.eventCode === eventCode).reduce((sum, { count }) => sum + count, 0),
  }));
}
