interface Indexed {
  id: number;
  adIndex: number | null;
}

/** More would cover the map. */
const mostAds = 200;
/** that nobody chose: they leave the streets to be seen */
const mostUnchosen = 60;

/**
 * Ads stand on the map under their index number (docs/rules/maps-and-print.md#ads-on-the-printed-map); those without
 * one are not on it. Where no ad of an area has a number yet, they are numbered as they come, so that a first map is
 * not empty.
 */
export function numberAds<T extends Indexed>(ads: readonly T[]): (T & { number: number })[] {
  const indexed = ads
    .flatMap((ad) => (ad.adIndex === null ? [] : [{ ...ad, number: ad.adIndex }]))
    .sort((one, other) => one.number - other.number || other.id - one.id);
  if (indexed.length > 0) return indexed.slice(0, mostAds);
  return ads.slice(0, mostUnchosen).map((ad, at) => ({ ...ad, number: at + 1 }));
}
