import { ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { getTimeZone } from '../../shared/australia/getTimeZone';
import { calendarDay } from '../../shared/dates/calendarDay';
import type { DailyCount } from '../statistics/counts/DailyCount';
import { readDayRange } from '../statistics/counts/readDayRange';
import { StatisticsOfDays } from '../statistics/counts/StatisticsOfDays';

@ObjectType({ description: 'What happened to all ads together over some days.' })
export class SiteStatistics extends StatisticsOfDays {}

/**
 * Returns the statistics of all ads by day. The site's own time zone is Queensland's
 * (docs/rules/dates-and-money.md#time-zones).
 */
export async function readSiteStatistics(
  { viewer, database, clock }: RequestContext,
  asked: { from?: string | null; to?: string | null },
): Promise<SiteStatistics> {
  authorize(viewer, 'overview');
  const range = readDayRange(asked, calendarDay(clock.now(), getTimeZone(null, null)));
  const counts = await database.query<DailyCount[]>(
    `SELECT day::text, event_code AS "eventCode", sum(count)::integer AS count
     FROM daily_statistics WHERE day BETWEEN $1 AND $2 GROUP BY 1, 2 ORDER BY 1, 2`,
    [range.from, range.to],
  );
  return new SiteStatistics(range, counts);
}
