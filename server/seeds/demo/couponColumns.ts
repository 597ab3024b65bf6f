import type { Brochure } from '../../domains/brochures/Brochure';
import type { DemoCoupon } from './DemoBrochure';

type CouponColumns = Pick<
  Brochure,
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'normalPriceSince'
  | 'numberOfCoupons'
  | 'couponsUnlimited'
  | 'numberOfCouponsPurchased'
  | 'termsOfOffer'
>;

/** A saving may only be claimed against a price that was really charged, hence `normalPriceSince`. */
export function couponColumns(coupon: DemoCoupon | undefined, normalPriceSince: string | null): CouponColumns {
  const number = coupon?.coupons;
  return {
    normalPriceCents: coupon?.normalPriceCents ?? null,
    discountedPriceCents: coupon?.discountedPriceCents ?? null,
    normalPriceSince: coupon ? normalPriceSince : null,
    numberOfCoupons: typeof number === 'number' ? number : null,
    couponsUnlimited: number === 'unlimited',
    numberOfCouponsPurchased: coupon?.sold ?? 0,
    termsOfOffer: coupon?.terms ?? null,
  };
}
