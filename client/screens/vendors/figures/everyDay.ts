import type { StatisticEventCode } from '../../../generated/types';
import type { FigureDay } from './FigureDay';

interface Counted {
  from: string;
  to: string;
  days: readonly { day: string; totals: readonly { eventCode: StatisticEventCode; count: number }[] }[];
}

const dayMs = 86_400_000;

/** All days of the range, first to last, those without an event too. */
export function everyDay({ from, to, days }: Counted): FigureDay[] {
  const counted = new Map(days.map(({ day, totals }) => [day, totals]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    const totals = counted.get(day) ?? [];
    return { day, counts: Object.fromEntries(totals.map(({ eventCode, count: n }) => [eventCode, n])) };
  });
}
