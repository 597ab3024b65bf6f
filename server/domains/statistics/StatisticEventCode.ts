import { registerEnumType } from 'type-graphql';

/** The events of an ad that are counted. */
export const StatisticEventCode = {
  DETAIL_PAGE_VIEW: 'DETAIL_PAGE_VIEW',
  WEBSITE_CLICK: 'WEBSITE_CLICK',
  PHONE_CLICK: 'PHONE_CLICK',
  EMAIL_CLICK: 'EMAIL_CLICK',
  DIRECTIONS_CLICK: 'DIRECTIONS_CLICK',
  QR_SCAN: 'QR_SCAN',
  PDF_DOWNLOAD: 'PDF_DOWNLOAD',
  COUPON_PURCHASE: 'COUPON_PURCHASE',
  COUPON_REDEEM: 'COUPON_REDEEM',
} as const;

export type StatisticEventCode = keyof typeof StatisticEventCode;

registerEnumType(StatisticEventCode, {
  name: 'StatisticEventCode',
  description: 'What can happen to an ad and is counted.',
  valuesConfig: {
    DETAIL_PAGE_VIEW: { description: 'Its page was opened.' },
    WEBSITE_CLICK: { description: 'A link to a web site was followed.' },
    PHONE_CLICK: { description: 'A telephone number was dialled.' },
    EMAIL_CLICK: { description: 'A mail was begun.' },
    DIRECTIONS_CLICK: { description: 'The way there was asked for.' },
    QR_SCAN: { description: 'Its QR code was scanned.' },
    PDF_DOWNLOAD: { description: 'A PDF of the ad was downloaded.' },
    COUPON_PURCHASE: { description: 'A coupon was reserved. Counted by the site itself.' },
    COUPON_REDEEM: { description: 'A coupon was redeemed. Counted by the site itself.' },
  },
});
