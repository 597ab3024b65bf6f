import type { RequestContext } from '../../platform/context/RequestContext';
import { addDays } from '../../shared/dates/addDays';
import { calendarDay } from '../../shared/dates/calendarDay';
import type { Brochure } from '../brochures/Brochure';
import { dailyCountsLoader } from '../statistics/dailyCountsLoader';
import type { DayRange } from '../statistics/DayRange';
import type { ActivityReport } from './ActivityReport';
import { makeActivityReport } from './makeActivityReport';

const reportedDays = 30;

/** The last 30 days of an ad against the 30 before. Today is the last of the days, in the ad's own time zone. */
export async function readActivityReport(
  context: RequestContext,
  { id: brochureId, timeZone }: Pick<Brochure, 'id' | 'timeZone'>,
): Promise<ActivityReport> {
  const to = calendarDay(context.clock.now(), timeZone);
  const from = addDays(to, 1 - reportedDays);
  const range = { from, to };
  const rangeBefore = { from: addDays(from, -reportedDays), to: addDays(from, -1) };
  const load = (days: DayRange) => context.loader(dailyCountsLoader).load({ brochureId, ...days });
  const [counts, countsBefore] = await Promise.all([load(range), load(rangeBefore)]);
  return makeActivityReport({ range, counts }, { range: rangeBefore, counts: countsBefore });
}
