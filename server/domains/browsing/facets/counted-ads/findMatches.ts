import { mostCounted, type Facet } from '../facetSql';
import type { AdSet } from './AdSet';
import type { CountedAd } from './CountedAd';
import { countValues, type FacetValue } from './facetValues';
import type { Test } from './testsOfFilter';

export interface Question {
  now: number;
  /** whether a position is part of the list */
  needsPosition: boolean;
  tests: Partial<Record<Facet, Test>>;
  all: AdSet;
  /** the ads that pass a test */
  exactly: Partial<Record<Facet, AdSet>>;
  /** at least the ads that pass a test */
  atMost: Partial<Record<Facet, AdSet>>;
}

export interface Matches {
  /** null: not counted */
  byType: Map<FacetValue, number> | null;
  /** ads of all types; null: more than are counted */
  listed: CountedAd[] | null;
}

/**
 * Finds the ads that pass the tests of these facets, in the smallest set that has all of them. If a category, an area or
 * the whole list is surely too long, it is not read.
 */
export function findMatches(question: Question, tested: readonly Facet[], asksTypes: boolean): Matches {
  const { exactly, atMost, all, needsPosition } = question;
  const [only] = tested;
  const whole = only === undefined ? all : tested.length === 1 ? exactly[only] : undefined;
  const isLong = !needsPosition && (whole?.dateless ?? 0) > mostCounted;
  if (isLong && (!asksTypes || whole === all)) return { byType: null, listed: null };
  const sets = tested.flatMap((facet) => exactly[facet] ?? atMost[facet] ?? []);
  const fewest = sets.reduce((least, set) => (set.ads.size < least.ads.size ? set : least), all);
  const tests = tested.flatMap((facet) => (exactly[facet] === fewest ? [] : (question.tests[facet] ?? [])));
  const matching: CountedAd[] = [];
  for (const ad of fewest.ads) {
    if (ad.visibleFrom > question.now || ad.visibleUntil <= question.now) continue;
    if ((needsPosition && ad.point === null) || !passes(ad, tests)) continue;
    matching.push(ad);
    if (!asksTypes && matching.length > mostCounted) break;
  }
  return {
    byType: asksTypes ? countValues(matching, ({ type }) => [type]) : null,
    listed: matching.length > mostCounted ? null : matching,
  };
}

function passes(ad: CountedAd, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(ad)) return false;
  return true;
}
