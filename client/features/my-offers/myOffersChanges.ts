import type { MyOffers, SavedOffer } from './MyOffers';

/** limits that fit into a browser's storage with room to spare */
export const maxSaved = 200;
export const maxCoupons = 100;

/** Adds an ad at the top, or at position `at`. Removes duplicates, and the oldest ads above the limit. */
export function withSaved(offers: MyOffers, offer: SavedOffer, at = 0): MyOffers {
  const others = offers.saved.filter(({ databaseId }) => databaseId !== offer.databaseId);
  return { ...offers, saved: others.toSpliced(at, 0, offer).slice(0, maxSaved) };
}

export function withoutSaved(offers: MyOffers, databaseId: number): MyOffers {
  return { ...offers, saved: offers.saved.filter((offer) => offer.databaseId !== databaseId) };
}
