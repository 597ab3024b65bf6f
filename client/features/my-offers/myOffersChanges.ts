import type { HeldCoupon, MyOffers, SavedOffer } from './MyOffers';

/** what fits into the storage of a browser with room to spare */
export const maxSaved = 200;
export const maxCoupons = 100;

/** The newest first, or `at` the place it had; the same one is never there twice, and the oldest makes room. */
export function withSaved(offers: MyOffers, offer: SavedOffer, at = 0): MyOffers {
  const others = offers.saved.filter(({ databaseId }) => databaseId !== offer.databaseId);
  return { ...offers, saved: others.toSpliced(at, 0, offer).slice(0, maxSaved) };
}

export function withoutSaved(offers: MyOffers, databaseId: number): MyOffers {
  return { ...offers, saved: offers.saved.filter((offer) => offer.databaseId !== databaseId) };
}

/** A coupon that can still be redeemed is not the one to make room. */
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

/** Newer knowledge about what is there already; the order stays, and what is not there stays away. */
export function withNews(
  offers: MyOffers,
  { saved, coupons }: { saved?: readonly SavedOffer[]; coupons?: readonly HeldCoupon[] },
): MyOffers {
  return {
    saved: offers.saved.map((offer) => saved?.find((one) => one.databaseId === offer.databaseId) ?? offer),
    coupons: offers.coupons.map((coupon) => coupons?.find((one) => one.token === coupon.token) ?? coupon),
  };
}
