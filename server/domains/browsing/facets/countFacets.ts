import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { authorize } from '../../../shared/authorize';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { BrochureType } from '../../brochures/BrochureType';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { BrochureFacets, facetCount, type FacetCount } from './BrochureFacets';
import { countByStatements } from './countByStatements';
import { countAds } from './counted-ads/countAds';
import { canCountAds } from './counted-ads/testsOfFilter';

const everyType = Object.values(BrochureType);

@ArgsType()
export class BrochureFacetsArgs {
  @Field(() => BrochureFilterInput, { description: 'The list; each count ignores only its own filter.' })
  filter: BrochureFilterInput;
}

/**
 * Returns how many ads the list has with each value of the facets, under all its other filters. Counts of a facet are
 * null if too many ads may match; the others are exact. What visitors ask is counted in memory, but for searches
 * (docs/decisions/0044-counts-of-filters-in-memory.md).
 */
export async function countFacets(context: RequestContext, filter: BrochureFilter): Promise<BrochureFacets> {
  authorize(context.viewer, 'brochureFacets');
  checkFilter(filter);
  if (!canCountAds(context, filter)) return countByStatements(context, filter);
  const counts = new BrochureFacets();
  for (const [facet, counted] of await countAds(context, filter)) {
    counts[facet] = counted && counted.map(([value, count]) => facetCount(value, count));
  }
  counts.types ??= await countTypes(context);
  return counts;
}

/** Of the list without filters, which is too long to be counted in memory. */
async function countTypes(context: RequestContext): Promise<FacetCount[]> {
  const list = await BrochureList.prepare(context, { types: everyType }, null);
  const statement = list.typeStatement();
  const rows = statement && (await preparedRows(context.database, nameFrequent(statement)));
  return (rows ?? []).map(([value, count]) => facetCount(value, count));
}
