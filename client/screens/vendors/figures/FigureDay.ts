import type { StatisticEventCode } from '../../../generated/types';

/** Counted events of one day; a day without any has an empty record. */
export interface FigureDay {
  day: string;
  counts: Readonly<Partial<Record<StatisticEventCode, number>>>;
}
