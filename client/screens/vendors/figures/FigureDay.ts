import type { StatisticEventCode } from '../../../generated/types';

/** Event counts of one day; a day without events has an empty record. */
export interface FigureDay {
  day: string;
  counts: Readonly<Partial<Record<StatisticEventCode, number>>>;
}
