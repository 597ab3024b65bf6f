import type { RequestContext } from '../../platform/context/RequestContext';
import { addDays } from '../../shared/dates/addDays';
import { calendarDay } from '../../shared/dates/calendarDay';
import { daysFrom } from '../../shared/dates/daysFrom';
import type { Brochure } from '../brochures/Brochure';
import { dailyCountsLoader } from '../statistics/dailyCountsLoader';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import { totalsOf } from '../statistics/totalsOf';
import type { ActivityReport } from './ActivityReport';

const reportedDays = 30;

/** Today is the last of the days, in the ad's own time zone. */
export async function readActivityReport(
  context: RequestContext,
  { id: brochureId, timeZone }: Pick<Brochure, 'id' | 'timeZone'>,
): Promise<ActivityReport> {
  const to = calendarDay(context.clock.now(), timeZone);
  const from = addDays(to, 1 - reportedDays);
  const load = (first: string, last: string) =>
    context.loader(dailyCountsLoader).load({ brochureId, from: first, to: last });
  const [counts, countsBefore] = await Promise.all([
    load(from, to),
    load(addDays(from, -reportedDays), addDays(from, -1)),
  ]);
  const before = new Map(totalsOf(countsBefore).map(({ eventCode, count }) => [eventCode, count]));
  const views = new Map(
    counts
      .filter(({ eventCode }) => eventCode === StatisticEventCode.DETAIL_PAGE_VIEW)
      .map(({ day, count }) => [day, count]),
  );
  return {
    range: { from, to },
    viewsByDay: daysFrom(from, to).map((day) => ({ day, count: views.get(day) ?? 0 })),
    figures: totalsOf(counts).map(({ eventCode, count: now }) => ({
      eventCode,
      now,
      before: before.get(eventCode) ?? 0,
    })),
  };
}
