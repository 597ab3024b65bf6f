import { daysFrom } from '../../shared/dates/daysFrom';
import type { DailyCount } from '../statistics/counts/DailyCount';
import type { DayRange } from '../statistics/counts/DayRange';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import { totalsOf } from '../statistics/counts/totalsOf';
import type { ActivityReport } from './ActivityReport';

interface Days {
  range: DayRange;
  /** of one ad, or of several together */
  counts: readonly DailyCount[];
}

export function makeActivityReport(now: Days, before: Days): ActivityReport {
  const totalsBefore = new Map(totalsOf(before.counts).map(({ eventCode, count }) => [eventCode, count]));
  const viewsBefore = viewsByDay(before);
  return {
    range: now.range,
    days: viewsByDay(now).map(({ day, views }, index) => ({
      day,
      views,
      viewsBefore: viewsBefore[index]?.views ?? null,
    })),
    figures: totalsOf(now.counts).map(({ eventCode, count }) => ({
      eventCode,
      now: count,
      before: totalsBefore.get(eventCode) ?? 0,
    })),
  };
}

function viewsByDay({ range, counts }: Days): { day: string; views: number }[] {
  const views = new Map<string, number>();
  for (const { day, eventCode, count } of counts) {
    if (eventCode === StatisticEventCode.DETAIL_PAGE_VIEW) views.set(day, (views.get(day) ?? 0) + count);
  }
  return daysFrom(range.from, range.to).map((day) => ({ day, views: views.get(day) ?? 0 }));
}
