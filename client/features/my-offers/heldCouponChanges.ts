import type { HeldCoupon, MyOffers } from './MyOffers';
import { maxCoupons } from './myOffersChanges';

/** Adds a coupon. Above the limit, coupons that can no longer be redeemed make room. */
export function withCoupon(offers: MyOffers, coupon: HeldCoupon, at = 0): MyOffers {
  const others = offers.coupons.filter((one) => one.token !== coupon.token);
  const places = Math.max(0, maxCoupons - 1 - others.filter((one) => one.state === 'VALID').length);
  const over = new Set(others.filter((one) => one.state !== 'VALID').slice(places));
  const kept = others.filter((one) => !over.has(one));
  return { ...offers, coupons: kept.toSpliced(at, 0, coupon).slice(0, maxCoupons) };
}

export function withoutCoupon(offers: MyOffers, token: string): MyOffers {
  return { ...offers, coupons: offers.coupons.filter((coupon) => coupon.token !== token) };
}
