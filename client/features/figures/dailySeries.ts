import type { StatisticEventCode } from '../../generated/types';

interface FiguredDay {
  day: string;
  totals: readonly { eventCode: StatisticEventCode; count: number }[];
}

export interface Series {
  key: string;
  label: string;
  /** one number for each day */
  counts: number[];
}

const clicks: readonly StatisticEventCode[] = ['WEBSITE_CLICK', 'PHONE_CLICK', 'EMAIL_CLICK', 'DIRECTIONS_CLICK'];

const shown: readonly { key: string; label: string; codes: readonly StatisticEventCode[] }[] = [
  { key: 'views', label: 'Views', codes: ['DETAIL_PAGE_VIEW'] },
  { key: 'clicks', label: 'Clicks', codes: clicks },
  { key: 'scans', label: 'QR scans', codes: ['QR_SCAN'] },
  { key: 'coupons', label: 'Coupons taken', codes: ['COUPON_PURCHASE'] },
];

/** Groups the daily event counts into the series that users see. */
export function dailySeries(days: readonly FiguredDay[]): Series[] {
  return shown.map(({ key, label, codes }) => ({
    key,
    label,
    counts: days.map(({ totals }) =>
      totals.filter(({ eventCode }) => codes.includes(eventCode)).reduce((sum, { count }) => sum + count, 0),
    ),
  }));
}
