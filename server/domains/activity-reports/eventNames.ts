import type { StatisticEventCode } from '../statistics/StatisticEventCode';

/** Names of ad events in reports. */
export const eventNames: Record<StatisticEventCode, string> = {
  DETAIL_PAGE_VIEW: 'Page views',
  WEBSITE_CLICK: 'Clicks on a web site',
  PHONE_CLICK: 'Clicks on a telephone number',
  EMAIL_CLICK: 'Clicks on an email address',
  DIRECTIONS_CLICK: 'Clicks on directions',
  QR_SCAN: 'Scans of the QR code',
  PDF_DOWNLOAD: 'Downloads of a PDF',
  COUPON_PURCHASE: 'Coupons reserved',
  COUPON_REDEEM: 'Coupons redeemed',
};
