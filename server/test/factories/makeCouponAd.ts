import type { DataSource } from 'typeorm';
import type { Brochure } from '../../domains/brochures/Brochure';
import { makeBrochure } from './makeBrochure';

/** Creates a published coupon ad with 10 coupons, by default. */
export function makeCouponAd(database: DataSource, values: Partial<Brochure> = {}): Promise<Brochure> {
  return makeBrochure(database, {
    type: 'CP_AD',
    status: 'PUBLISHED',
    title: 'Two coffees for one',
    validTo: '2099-12-31',
    normalPriceCents: 1999,
    discountedPriceCents: 1495,
    normalPriceSince: '2020-01-01',
    numberOfCoupons: 10,
    termsOfOffer: 'One each.',
    ...values,
  });
}
