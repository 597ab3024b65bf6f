import type { CountedAd } from './CountedAd';
import type { FacetValue } from './facetValues';

/** null: too many ads */
type Counts = ReadonlyMap<FacetValue, number> | null;

/** Ads that have something in common. */
export class AdSet {
  readonly ads = new Set<CountedAd>();
  /** how many of them have no dates, so that they are listed at any time */
  dateless = 0;
  private readonly remembered = new Map<string, Remembered>();

  add(ad: CountedAd): void {
    this.remembered.clear();
    this.ads.add(ad);
    if (isDateless(ad)) this.dateless += 1;
  }

  delete(ad: CountedAd): void {
    this.remembered.clear();
    this.ads.delete(ad);
    if (isDateless(ad)) this.dateless -= 1;
  }

  /** Returns what was counted under this key, or counts it if an ad has changed, begun or ended since. */
  remember(key: string, now: number, count: () => Counts): Counts {
    const known = this.remembered.get(key);
    if (known && known.from <= now && now < known.until) return known.counts;
    const counts = count();
    this.remembered.set(key, { counts, from: now, until: this.nextDate(now) });
    return counts;
  }

  /** The first moment after this one at which an ad begins or ends. */
  private nextDate(now: number): number {
    let next = Infinity;
    for (const { visibleFrom, visibleUntil } of this.ads) {
      if (visibleFrom > now) next = Math.min(next, visibleFrom);
      if (visibleUntil > now) next = Math.min(next, visibleUntil);
    }
    return next;
  }
}

interface Remembered {
  counts: Counts;
  /** the moments at which the same ads are visible */
  from: number;
  until: number;
}

const isDateless = ({ visibleFrom, visibleUntil }: CountedAd): boolean =>
  visibleFrom === -Infinity && visibleUntil === Infinity;
