import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { Mail } from '../../platform/mailer/Mail';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import { zoneName } from '../../shared/dates/zoneName';
import type { ActivityReport } from './ActivityReport';
import { reportParts } from './reportParts';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';

interface Subject {
  title: string;
  brochureId: number;
  /** of the days of the report */
  timeZone: string;
  publicUrl: string;
}

/** States whom a report does not count as a visitor of an ad. */
export const whoIsNotCounted =
  'Programs, our own staff, your own visits, and a second look within half an hour are not counted.';

/** Returns the report of one ad as a mail. It is the same for every recipient. */
export async function composeActivityReport(
  report: ActivityReport,
  { title, brochureId, timeZone, publicUrl }: Subject,
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>> {
  const { range } = report;
  const names = { now: 'these 30 days', before: 'the 30 days before' };
  const { figures, days, attachments } = await reportParts(report, names);
  return {
    subject: `Your ad “${title}”: 30 days in figures`,
    ...composeMail([
      'Hello,',
      `These are the figures of your ad “${title}” (number ${brochureId}) from ${formatAustralianDate(range.from)} to ${formatAustralianDate(range.to)} (${zoneName(timeZone)} time).`,
      ...figures,
      { label: 'See the ad', url: `${publicUrl}/details/${brochureId}` },
      days,
      whoIsNotCounted,
      mailClosing(),
    ]),
    attachments,
  };
}
