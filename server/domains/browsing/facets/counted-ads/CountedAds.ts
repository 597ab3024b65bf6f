import type { BrochureFilter } from '../../filters/BrochureFilter';
import type { Facet } from '../facetSql';
import { AdSet } from './AdSet';
import type { CountedAd } from './CountedAd';
import type { FilterIds } from './testsOfFilter';

/** The published ads of a database, and those that filters ask for. */
export class CountedAds {
  readonly all = new AdSet();
  private readonly byId = new Map<number, CountedAd>();
  private readonly byCategory = new Map<number, AdSet>();
  private readonly byMapArea = new Map<number, AdSet>();
  private readonly offers = new AdSet();
  private readonly ending = new AdSet();
  private readonly withHours = new AdSet();

  put(ad: CountedAd): void {
    this.remove(ad.id);
    this.byId.set(ad.id, ad);
    for (const set of this.setsOf(ad)) set.add(ad);
  }

  remove(id: number): void {
    const ad = this.byId.get(id);
    if (!ad) return;
    this.byId.delete(id);
    for (const set of this.setsOf(ad)) set.delete(ad);
  }

  /** Returns the ads that pass the tests of one category or one area. Several would need their ads once each. */
  exactly({ categoryIds, mapAreaIds }: FilterIds): Partial<Record<Facet, AdSet>> {
    return {
      ...(categoryIds?.length === 1 && { categories: this.byCategory.get(categoryIds[0] ?? 0) ?? new AdSet() }),
      ...(mapAreaIds?.length === 1 && { mapAreas: this.byMapArea.get(mapAreaIds[0] ?? 0) ?? new AdSet() }),
    };
  }

  /** Returns sets with all the ads that pass a test, and others. */
  atMost({ withPrice, minSaving, endsWithinDays, openNow, usableNow }: BrochureFilter): Partial<Record<Facet, AdSet>> {
    return {
      ...(withPrice === true && { withPrice: this.offers }),
      ...(minSaving != null && { minSaving: this.offers }),
      ...(usableNow === true && { usableNow: this.offers }),
      ...(endsWithinDays != null && { endsWithinDays: this.ending }),
      ...(openNow === true && { openNow: this.withHours }),
    };
  }

  private *setsOf(ad: CountedAd): Generator<AdSet> {
    yield this.all;
    for (const id of ad.categoryIds) yield setOf(this.byCategory, id);
    if (ad.mapAreaId !== null) yield setOf(this.byMapArea, ad.mapAreaId);
    if (ad.isOffer) yield this.offers;
    if (ad.visibleUntil !== Infinity) yield this.ending;
    if (ad.openingHours !== null) yield this.withHours;
  }
}

function setOf(sets: Map<number, AdSet>, id: number): AdSet {
  const set = sets.get(id) ?? new AdSet();
  sets.set(id, set);
  return set;
}
