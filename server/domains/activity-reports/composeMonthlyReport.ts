import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { Mail } from '../../platform/mailer/Mail';
import type { MailTable } from '../../platform/mailer/composing/MailPart';
import { cutText } from '../../shared/text/cutText';
import { KeyFigures } from '../statistics/counts/KeyFigures';
import type { ActivityReport } from './ActivityReport';
import { whoIsNotCounted } from './composeActivityReport';
import type { MonthlyReport } from './MonthlyReport';
import { reportParts } from './reportParts';
import { brand } from '../../shared/brand/brand';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { locale } from '../../shared/locale';

const mostAds = 50;
const longestTitle = 40;
const listFormat = new Intl.ListFormat(locale);
const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });

/**
 * Returns a vendor's month as a mail: charts and text for all ads together, then one row for each ad.
 *
 * @param options.isPart the report is about some of the vendor's ads only
 */
export async function composeMonthlyReport(
  { zones, together, ads }: MonthlyReport,
  { publicUrl, isPart = false }: { publicUrl: string; isPart?: boolean },
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>> {
  const { from, to } = together.range;
  const first = new Date(`${from}T00:00:00Z`);
  const now = monthName.format(first);
  const before = monthName.format(new Date(first.getTime() - 1));
  const month = `${now} ${first.getUTCFullYear()}`;
  const { figures, days, attachments } = await reportParts(together, { now, before }, rates(together));
  return {
    subject: `Your ads in ${month}: the figures`,
    ...composeMail([
      'Hello,',
      `These are the figures of ${isPart ? `${ads.length} of your ads` : 'your ads'} on ${brand.name} in ${month} (${listFormat.format(zones)} time).`,
      ...figures,
      adsTable(ads),
      { label: 'All figures', url: `${publicUrl}/vendor/figures?${String(new URLSearchParams({ from, to }))}` },
      days,
      whoIsNotCounted,
      'You can turn this mail off in your profile, or by the link below.',
      mailClosing(),
    ]),
    attachments,
  };
}

function adsTable(ads: MonthlyReport['ads']): MailTable {
  const left = ads.length - mostAds;
  return {
    caption: left > 0 ? `Each ad (the ${mostAds} most viewed of ${ads.length})` : 'Each ad',
    head: ['Ad', 'Views', 'Clicks', 'Coupons'],
    rows: ads.slice(0, mostAds).map(({ brochureId, title, report }) => {
      const { views, clicks, coupons } = keyFigures(report, 'now');
      return [`${cutText(title, longestTitle)} (${brochureId})`, String(views), String(clicks), String(coupons)];
    }),
  };
}

function keyFigures({ figures }: ActivityReport, period: 'now' | 'before'): KeyFigures {
  return new KeyFigures(figures.map((figure) => ({ eventCode: figure.eventCode, count: figure[period] })));
}

/** Rows of the rates of the month and of the month before; none for a company without coupons. */
function rates(report: ActivityReport): string[][] {
  const [now, then] = [keyFigures(report, 'now'), keyFigures(report, 'before')];
  if (now.coupons + then.coupons === 0) return [];
  return [
    ['Coupons per page view', percent(now.couponRate), percent(then.couponRate), ''],
    ['Redeemed per coupon', percent(now.redemptionRate), percent(then.redemptionRate), ''],
  ];
}

function percent(rate: number | null): string {
  return rate === null ? '–' : `${(rate * 100).toFixed(1)}%`;
}
