import type { CompanyFiguresQuery } from '../../generated/types';
import { formatDate } from '../../shared/dates/formatDate';
import { csvOf } from '../../shared/formats/csvOf';

type Figures = CompanyFiguresQuery['vendorFigures'];

/** A line for each ad, with the views of the period before. */
export function figuresByAdCsv({ brochures }: Pick<Figures, 'brochures'>): string {
  return csvOf([
    [
      'Number',
      'Ad',
      'Views',
      'Views before',
      'Clicks',
      'Coupons taken',
      'Coupons redeemed',
      'Coupons per view',
      'Redeemed per coupon',
    ],
    ...brochures.map(({ brochureDatabaseId, title, now, before }) => [
      ...[brochureDatabaseId, title, now.views, before.views, now.clicks, now.coupons, now.redemptions],
      ...[now.couponRate, now.redemptionRate].map((rate) => (rate === null ? null : Number(rate.toFixed(4)))),
    ]),
  ]);
}

/** A line for each day, of all ads together. */
export function figuresByDayCsv({ days }: Pick<Figures, 'days'>): string {
  return csvOf([
    ['Day', 'Views', 'Clicks', 'Coupons taken', 'Coupons redeemed'],
    ...days.map(({ day, figures: { views, clicks, coupons, redemptions } }) => [
      formatDate(day),
      views,
      clicks,
      coupons,
      redemptions,
    ]),
  ]);
}
