import { StatisticEventCode } from '../statistics/StatisticEventCode';
import type { ActivityReport } from './ActivityReport';

const names: Record<StatisticEventCode, string> = {
  DETAIL_PAGE_VIEW: 'Views of the ad',
  WEBSITE_CLICK: 'Clicks on a web site',
  PHONE_CLICK: 'Clicks on a telephone number',
  EMAIL_CLICK: 'Clicks on an e-mail address',
  DIRECTIONS_CLICK: 'Clicks on directions',
  QR_SCAN: 'Scans of the QR code',
  PDF_DOWNLOAD: 'Downloads of a PDF',
  COUPON_PURCHASE: 'Coupons reserved',
  COUPON_REDEEM: 'Coupons redeemed',
};

/** One figure with what it was before, in a line that is complete without the chart. */
export function describeFigure({ eventCode, now, before }: ActivityReport['figures'][number]): string {
  return `${names[eventCode]}: ${now} (${before} in the 30 days before${change(now, before)})`;
}

function change(now: number, before: number): string {
  if (before === 0 || now === before) return '';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return '';
  return `, ${percent} % ${now > before ? 'more' : 'fewer'}`;
}
