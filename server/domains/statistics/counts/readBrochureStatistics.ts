import { ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { authorize } from '../../../shared/authorize';
import { dailyCountsLoader } from './dailyCountsLoader';
import { readDayRange } from './readDayRange';
import { StatisticsOfDays } from './StatisticsOfDays';

@ObjectType({ description: 'What happened to an ad over some days.' })
export class BrochureStatistics extends StatisticsOfDays {}

/** Returns an ad's statistics, for administrators and its vendor (docs/rules/statistics.md#who-reads-figures). */
export async function readBrochureStatistics(
  context: RequestContext,
  { id: brochureId, vendorId, timeZone }: Pick<Brochure, 'id' | 'vendorId' | 'timeZone'>,
  asked: { from?: string | null; to?: string | null },
): Promise<BrochureStatistics> {
  authorize(context.viewer, 'readBrochureStatistics', { vendorId });
  const range = readDayRange(asked, calendarDay(context.clock.now(), timeZone));
  const counts = await context.loader(dailyCountsLoader).load({ brochureId, ...range });
  return new BrochureStatistics(range, counts);
}
