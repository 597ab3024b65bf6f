import type { CountedAd } from './CountedAd';

/** Ads that have something in common. */
export class AdSet {
  readonly ads = new Set<CountedAd>();
  /** how many of them have no dates, so that they are listed at any time */
  dateless = 0;

  add(ad: CountedAd): void {
    this.ads.add(ad);
    if (isDateless(ad)) this.dateless += 1;
  }

  delete(ad: CountedAd): void {
    this.ads.delete(ad);
    if (isDateless(ad)) this.dateless -= 1;
  }
}

const isDateless = ({ visibleFrom, visibleUntil }: CountedAd): boolean =>
  visibleFrom === -Infinity && visibleUntil === Infinity;
