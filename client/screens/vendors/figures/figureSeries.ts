import type { StatisticEventCode } from '../../../generated/types';
import type { FigureDay } from './FigureDay';

interface FigureSeries {
  key: string;
  label: string;
  codes: readonly StatisticEventCode[];
}

/** The series; each has its own chart. */
export const chartSeries: readonly FigureSeries[] = [
  { key: 'views', label: 'Views', codes: ['DETAIL_PAGE_VIEW'] },
  {
    key: 'clicks',
    label: 'Clicks',
    codes: ['WEBSITE_CLICK', 'PHONE_CLICK', 'EMAIL_CLICK', 'DIRECTIONS_CLICK', 'PDF_DOWNLOAD', 'QR_SCAN'],
  },
  { key: 'coupons', label: 'Coupons reserved', codes: ['COUPON_PURCHASE'] },
  { key: 'redeemed', label: 'Coupons redeemed', codes: ['COUPON_REDEEM'] },
];

/** The columns of the table and the file, one for each kind. */
export const tableSeries: readonly FigureSeries[] = [
  { key: 'views', label: 'Views', codes: ['DETAIL_PAGE_VIEW'] },
  { key: 'website', label: 'Web site', codes: ['WEBSITE_CLICK'] },
  { key: 'phone', label: 'Phone', codes: ['PHONE_CLICK'] },
  { key: 'email', label: 'Email', codes: ['EMAIL_CLICK'] },
  { key: 'directions', label: 'Directions', codes: ['DIRECTIONS_CLICK'] },
  { key: 'pdf', label: 'PDF', codes: ['PDF_DOWNLOAD'] },
  { key: 'qr', label: 'QR code', codes: ['QR_SCAN'] },
  { key: 'coupons', label: 'Reserved', codes: ['COUPON_PURCHASE'] },
  { key: 'redeemed', label: 'Redeemed', codes: ['COUPON_REDEEM'] },
];

export function countOf({ counts }: FigureDay, { codes }: FigureSeries): number {
  return codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0);
}

export function totalOf(days: readonly FigureDay[], series: FigureSeries): number {
  return days.reduce((sum, day) => sum + countOf(day, series), 0);
}
