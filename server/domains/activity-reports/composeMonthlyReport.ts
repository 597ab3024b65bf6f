import { composeMail } from '../../platform/mailer/composing/composeMail';
import type { Mail } from '../../platform/mailer/Mail';
import type { MailTable } from '../../platform/mailer/composing/MailPart';
import { cutText } from '../../shared/text/cutText';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import type { ActivityReport } from './ActivityReport';
import { whoIsNotCounted } from './composeActivityReport';
import type { MonthlyReport } from './MonthlyReport';
import { reportParts } from './reportParts';
import { brand } from '../../shared/brand/brand';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { locale } from '../../shared/locale';

const mostAds = 50;
const longestTitle = 40;
const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' });
const ofCoupons: readonly string[] = [StatisticEventCode.COUPON_PURCHASE, StatisticEventCode.COUPON_REDEEM];

/** Returns a vendor's month as a mail: charts and text for all ads together, then one row for each ad. */
export async function composeMonthlyReport(
  { together, ads }: MonthlyReport,
  { publicUrl, vendorId }: { publicUrl: string; vendorId: number },
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>> {
  const first = new Date(`${together.range.from}T00:00:00Z`);
  const now = monthName.format(first);
  const before = monthName.format(new Date(first.getTime() - 1));
  const month = `${now} ${first.getUTCFullYear()}`;
  const { figures, days, attachments } = await reportParts(together, { now, before });
  return {
    subject: `Your ads in ${month}: the figures`,
    ...composeMail([
      'Hello,',
      `These are the figures of your ads on ${brand.name} in ${month}.`,
      ...figures,
      adsTable(ads),
      { label: 'Your ads', url: `${publicUrl}/vendor/${vendorId}/brochures` },
      days,
      whoIsNotCounted,
      mailClosing,
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
      const { views, clicks, coupons } = sums(report);
      return [`${cutText(title, longestTitle)} (${brochureId})`, String(views), String(clicks), String(coupons)];
    }),
  };
}

/** Counts reserved coupons only: a redeemed coupon is already among them. */
function sums({ figures }: ActivityReport): { views: number; clicks: number; coupons: number } {
  const of = (code: StatisticEventCode): number => figures.find(({ eventCode }) => eventCode === code)?.now ?? 0;
  const views = of(StatisticEventCode.DETAIL_PAGE_VIEW);
  const others = figures.filter(
    ({ eventCode }) => eventCode !== StatisticEventCode.DETAIL_PAGE_VIEW && !ofCoupons.includes(eventCode),
  );
  const clicks = others.reduce((sum, { now }) => sum + now, 0);
  return { views, clicks, coupons: of(StatisticEventCode.COUPON_PURCHASE) };
}
