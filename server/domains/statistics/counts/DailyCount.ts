import type { StatisticEventCode } from '../StatisticEventCode';

export interface DailyCount {
  day: string;
  eventCode: StatisticEventCode;
  count: number;
}
