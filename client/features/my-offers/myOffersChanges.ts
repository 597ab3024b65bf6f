import type { MyOffers, SavedOffer } from './MyOffers';

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
