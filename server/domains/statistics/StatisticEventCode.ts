/** What can happen to an ad and is counted. */
export const statisticEventCodes = [
  'DETAIL_PAGE_VIEW',
  'WEBSITE_CLICK',
  'PHONE_CLICK',
  'EMAIL_CLICK',
  'DIRECTIONS_CLICK',
  'QR_SCAN',
  'PDF_DOWNLOAD',
  'COUPON_PURCHASE',
  'COUPON_REDEEM',
] as const;

export type StatisticEventCode = (typeof statisticEventCodes)[number];
