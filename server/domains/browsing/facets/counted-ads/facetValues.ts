import { filterChoices } from '../../../../../shared/lists/filterChoices';
import type { Near } from '../../filters/BrochureFilter';
import type { Facet } from '../facetSql';
import type { CountedAd, Suburb } from './CountedAd';
import { endsWithin, isOpen, isUsable, isWithin, savesAtLeast, type Test } from './testsOfFilter';

/** What an ad counts for: ids of categories and areas, suburbs, and other values as the filter takes them. */
export type FacetValue = string | number | Suburb;

export type FacetValues = (ad: CountedAd) => readonly FacetValue[];

const nothing: readonly FacetValue[] = [];

/** Returns for each facet the values that an ad has. */
export function facetValues(near: Near | null | undefined, now: number): Record<Facet, FacetValues> {
  return {
    types: ({ type }) => [type],
    categories: ({ categoryIds }) => categoryIds,
    mapAreas: ({ mapAreaId }) => (mapAreaId === null ? nothing : [mapAreaId]),
    suburbs: ({ suburb }) => (suburb === null ? nothing : [suburb]),
    withPrice: passing([['true', ({ hasPrice }) => hasPrice]]),
    minSaving: passing(filterChoices.minSaving.map((percent) => [`${percent}`, savesAtLeast(percent)])),
    endsWithinDays: passing(filterChoices.endsWithinDays.map((days) => [`${days}`, endsWithin(days, now)])),
    openNow: passing([['true', (ad) => isOpen(ad, now)]]),
    usableNow: passing([['true', (ad) => isUsable(ad, now)]]),
    withinKm: passing(near ? filterChoices.withinKm.map((km) => [`${km}`, isWithin(near, km)]) : []),
  };
}

function passing(tests: readonly [value: string, test: Test][]): FacetValues {
  return (ad) => {
    let passed = nothing;
    for (const [value, test] of tests) if (test(ad)) passed = [...passed, value];
    return passed;
  };
}

/** Returns how many of the ads have each value. */
export function countValues(ads: readonly CountedAd[], valuesOf: FacetValues): Map<FacetValue, number> {
  const counts = new Map<FacetValue, number>();
  for (const ad of ads) {
    for (const value of valuesOf(ad)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
