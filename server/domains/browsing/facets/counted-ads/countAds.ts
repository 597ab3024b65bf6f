import type { RequestContext } from '../../../../platform/context/RequestContext';
import { referenceNumbers } from '../../../brochures/referenceNumbers';
import type { BrochureFilter } from '../../filters/BrochureFilter';
import { defaultListTypes } from '../../filters/defaultListTypes';
import { facets, type Facet } from '../facetSql';
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
  const counts = new Map<Facet, Map<FacetValue, number> | null>();
  const own = facets.filter((facet) => question.tests[facet] !== undefined);
  const shared = facets.filter((facet) => question.tests[facet] === undefined);
  for (const asked of [shared, ...own.map((facet) => [facet])]) {
    const others = own.filter((facet) => !asked.includes(facet));
    const { byType, listed } = findMatches(question, others, asked.includes('types'));
    const ofTypes = listed?.filter(({ type }) => types.has(type));
    for (const facet of asked) {
      counts.set(facet, facet === 'types' ? byType : ofTypes ? countValues(ofTypes, values[facet]) : null);
    }
  }
  return presentCounts(context, counts);
}
