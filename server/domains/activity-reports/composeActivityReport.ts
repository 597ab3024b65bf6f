import { composeMail } from '../../platform/mailer/composeMail';
import type { Mail } from '../../platform/mailer/Mail';
import { spellDay } from '../../shared/dates/spellDay';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import type { ActivityReport } from './ActivityReport';
import { describeFigure } from './describeFigure';

interface Subject {
  title: string;
  brochureId: number;
  publicUrl: string;
  /** where whoever reads it can ask for no more */
  optOutUrl: string;
}

/** The report as a mail: every figure in words, the views by day as a chart as well. */
export function composeActivityReport(
  { range, viewsByDay, figures }: ActivityReport,
  { title, brochureId, publicUrl, optOutUrl }: Subject,
): Pick<Mail, 'subject' | 'text' | 'html' | 'headers'> {
  const told = figures.filter(
    ({ eventCode, now, before }) => eventCode === StatisticEventCode.DETAIL_PAGE_VIEW || now + before > 0,
  );
  return {
    subject: `Your ad "${title}": 30 days in figures`,
    headers: { 'List-Unsubscribe': `<${optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...composeMail([
      'Hello,',
      `These are the figures of your ad "${title}" (number ${brochureId}) from ${spellDay(range.from)} to ${spellDay(range.to)}.`,
      told.map(describeFigure).join('\n'),
      {
        caption: 'Views by day',
        bars: viewsByDay.map(({ day, count }) => ({ label: spellDay(day, 'short'), value: count })),
      },
      'Programs, our own staff, your own visits, and a second look within half an hour are not counted.',
      { label: 'See the ad', url: `${publicUrl}/details/${brochureId}` },
      { label: 'Unsubscribe from these reports', url: optOutUrl },
      'Kind regards.',
    ]),
  };
}
