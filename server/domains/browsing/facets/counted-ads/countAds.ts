import type { RequestContext } from '../../../../platform/context/RequestContext';
import { referenceNumbers } from '../../../brochures/referenceNumbers';
import type { BrochureFilter } from '../../filters/BrochureFilter';
import { defaultListTypes } from '../../filters/defaultListTypes';
import { facets, type Facet } from '../facetSql';
import type { AdSet } from './AdSet';
import type { CountedAd } from './CountedAd';
import { countValues, facetValues, type FacetValue } from './facetValues';
import { findMatches, type Question } from './findMatches';
import { followCountedAds } from './followCountedAds';
import { presentCounts, type FacetCounts } from './presentCounts';
import { testsOfFilter } from './testsOfFilter';

/**
 * Counts the published ads of a list by each value of the facets, in memory: each facet under all filters but its own,
 * the most frequent values first. Null: too many ads match; types are counted even then, but for the list without filters.
 */
export async function countAds(context: RequestContext, filter: BrochureFilter): Promise<FacetCounts> {
  const { categories, mapAreas, near } = filter;
  const ids = {
    categoryIds: categories ? await referenceNumbers(context, 'categories', categories) : null,
    mapAreaIds: mapAreas ? await referenceNumbers(context, 'mapAreas', mapAreas) : null,
  };
  const ads = await followCountedAds(context);
  const now = context.clock.now().getTime();
  const question: Question = {
    ...{ now, needsPosition: near != null, tests: testsOfFilter(filter, ids, now) },
    ...{ all: ads.all, exactly: ads.exactly(ids), atMost: ads.atMost(filter) },
  };
  const values = facetValues(near, now);
  const types = new Set<string>(filter.types ?? defaultListTypes);
  const counts = new Map<Facet, ReadonlyMap<FacetValue, number> | null>();
  const own = facets.filter((facet) => question.tests[facet] !== undefined);
  const shared = facets.filter((facet) => question.tests[facet] === undefined);
  const countOf = (facet: Facet, matches: readonly CountedAd[] | null) =>
    matches && countValues(withTypes(matches, types), values[facet]);
  const { byType, listed } = findMatches(question, own, true);
  for (const facet of shared) counts.set(facet, facet === 'types' ? byType : countOf(facet, listed));
  for (const facet of own) {
    const others = own.filter((other) => other !== facet);
    const count = () => countOf(facet, findMatches(question, others, false).listed);
    const set = lastingFacets.has(facet) && near == null ? onlySet(question, others) : undefined;
    counts.set(facet, set ? set.remember(`${facet} ${[...types].join(' ')}`, now, count) : count());
  }
  return presentCounts(context, counts);
}

const withTypes = (ads: readonly CountedAd[], types: ReadonlySet<string>): CountedAd[] =>
  ads.filter(({ type }) => types.has(type));

/** Their values depend on neither the moment nor a place. */
const lastingFacets: ReadonlySet<Facet> = new Set<Facet>(['categories', 'mapAreas', 'suburbs']);

/** The set of exactly the ads that pass these tests, of which many questions ask the same. */
function onlySet({ exactly }: Question, tested: readonly Facet[]): AdSet | undefined {
  const [only, ...others] = tested;
  return only === undefined || others.length > 0 ? undefined : exactly[only];
}
