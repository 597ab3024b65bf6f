import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import { authorize } from '../../shared/permissions';
import type { Brochure } from '../brochures/Brochure';
import { BrochureStatistics } from './BrochureStatistics';
import { dailyCountsLoader } from './dailyCountsLoader';
import { readDayRange } from './readDayRange';

/** An ad's figures, for administrators and the vendor whose ad it is (docs/rules/statistics.md#who-reads-figures). */
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
