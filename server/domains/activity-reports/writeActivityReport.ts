import type { RequestContext } from '../../platform/context/RequestContext';
import type { Mail } from '../../platform/mailer/Mail';
import type { Brochure } from '../brochures/Brochure';
import { displayTitle } from '../brochures/computed/displayTitle';
import { vendorLoader } from '../vendors/vendorLoader';
import type { ActivityReport } from './ActivityReport';
import { composeActivityReport } from './composeActivityReport';
import { addDays } from '../../../shared/dates/addDays';
import { calendarDay } from '../../shared/dates/calendarDay';
import { dailyCountsLoader } from '../statistics/counts/dailyCountsLoader';
import type { DayRange } from '../statistics/counts/DayRange';
import { makeActivityReport } from './makeActivityReport';

const reportedDays = 30;

/** Reads the last 30 days of an ad and the 30 before. The last day is today in the ad's own time zone. */
async function readActivityReport(
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

interface WrittenReport {
  report: ActivityReport;
  mail: Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;
}

/** Returns an ad's current figures as a mail. */
export async function writeActivityReport(context: RequestContext, brochure: Brochure): Promise<WrittenReport> {
  const { id: brochureId, vendorId, timeZone } = brochure;
  const vendor = vendorId === null ? null : await context.loader(vendorLoader).load(vendorId);
  const report = await readActivityReport(context, brochure);
  const subject = { title: displayTitle(brochure, vendor), brochureId, timeZone, publicUrl: context.publicUrl };
  return { report, mail: await composeActivityReport(report, subject) };
}
