import { barChart } from '../../platform/charts/barChart';
import { columnChart } from '../../platform/charts/columnChart';
import { drawChart } from '../../platform/charts/drawChart';
import type { MailAttachment } from '../../platform/mailer/Mail';
import type { MailPart } from '../../platform/mailer/composing/MailPart';
import { formatAustralianDate } from '../../shared/dates/formatAustralianDate';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import type { ActivityReport } from './ActivityReport';
import { figureRow } from './figureRow';
import { eventNames } from './eventNames';

interface Names {
  now: string;
  before: string;
}

interface ReportParts {
  figures: MailPart[];
  /** the figures of every day as a table, for readers without images */
  days: MailPart;
  attachments: MailAttachment[];
}

/**
 * Returns a report as charts, and the same figures in tables: no figure appears in a chart only. `furtherRows` follow the
 * figures of all days.
 */
export async function reportParts(
  { days, figures }: ActivityReport,
  names: Names,
  furtherRows: readonly string[][] = [],
): Promise<ReportParts> {
  const shown = figures.filter(
    ({ eventCode, now, before }) => eventCode === StatisticEventCode.DETAIL_PAGE_VIEW || now + before > 0,
  );
  const legend = [names.now, names.before] as const;
  const views = columnChart({
    title: 'Views by day',
    names: legend,
    columns: days.map(({ day, views: now, viewsBefore: before }) => ({ label: shortDay(day), now, before })),
  });
  const kinds = barChart({
    title: 'What visitors did',
    names: legend,
    rows: shown.map(({ eventCode, now, before }) => ({ label: eventNames[eventCode], now, before })),
  });
  const [viewsPicture, kindsPicture] = [await drawChart(views), await drawChart(kinds)];
  const alt = 'The same figures are in the tables.';
  const { width } = views;
  return {
    figures: [
      {
        caption: 'All days together',
        head: ['Figure', capitalised(names.now), capitalised(names.before), 'Change'],
        rows: [...shown.map(figureRow), ...furtherRows],
      },
      { picture: { cid: 'views', alt: `Chart of the views by day. ${alt}`, width, height: views.height } },
      { picture: { cid: 'kinds', alt: `Chart of what visitors did. ${alt}`, width, height: kinds.height } },
    ],
    days: {
      caption: 'Views by day',
      head: ['Day', capitalised(names.now), capitalised(names.before)],
      rows: days.map(({ day, views: now, viewsBefore }) => [
        formatAustralianDate(day),
        String(now),
        viewsBefore === null ? '–' : String(viewsBefore),
      ]),
    },
    attachments: [attachmentOf('views', viewsPicture.png), attachmentOf('kinds', kindsPicture.png)],
  };
}

function attachmentOf(cid: string, png: Buffer): MailAttachment {
  return { cid, filename: `${cid}.png`, contentType: 'image/png', contentBase64: png.toString('base64') };
}

/** An axis has no room for the year, which is the same as in the table below it. */
function shortDay(day: string): string {
  return formatAustralianDate(day).slice(0, 5);
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
