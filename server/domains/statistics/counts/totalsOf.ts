import type { DailyCount } from './DailyCount';
import { StatisticEventCode } from '../StatisticEventCode';

/** How often each thing happened over all days, the ones that never did included. */
export function totalsOf(counts: readonly DailyCount[]): { eventCode: StatisticEventCode; count: number }[] {
  return Object.values(StatisticEventCode).map((eventCode) => ({
    eventCode,
    count: counts.filter((each) => each.eventCode === eventCode).reduce((sum, { count }) => sum + count, 0),
  }));
}
