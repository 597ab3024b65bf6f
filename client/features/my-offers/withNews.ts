import type { HeldCoupon, MyOffers, SavedOffer } from './MyOffers';

/** Updates existing entries. Keeps the order and adds no entries. */
export function withNews(
  offers: MyOffers,
  { saved, coupons }: { saved?: readonly SavedOffer[]; coupons?: readonly HeldCoupon[] },
): MyOffers {
  return {
    saved: offers.saved.map((offer) => saved?.find((one) => one.databaseId === offer.databaseId) ?? offer),
    coupons: offers.coupons.map((coupon) => coupons?.find((one) => one.token === coupon.token) ?? coupon),
  };
}
