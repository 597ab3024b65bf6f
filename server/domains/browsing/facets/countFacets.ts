import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { authorize } from '../../../shared/permissions';
import { BrochureType } from '../../brochures/BrochureType';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { BrochureFacets, FacetCount } from './BrochureFacets';
import type { Facet } from './facetSql';

@ArgsType()
export class BrochureFacetsArgs {
  @Field(() => BrochureFilterInput, { description: 'The list; each count ignores only its own filter.' })
  filter: BrochureFilterInput;
}

const everyType = Object.values(BrochureType);

/**
 * Returns how many ads the list has with each type, category and map area, under all its other filters. Runs a statement
 * for each. Counts of a facet are null if too many ads match; the others are exact.
 */
export async function countFacets(context: RequestContext, filter: BrochureFilter): Promise<BrochureFacets> {
  authorize(context.viewer, 'brochureFacets');
  checkFilter(filter);
  const count = (facet: Facet, others: BrochureFilter) => countFacet(context, facet, { ...filter, ...others });
  return Object.assign(new BrochureFacets(), {
    types: await count('TYPES', { types: everyType }),
    categories: await count('CATEGORIES', { categories: null }),
    mapAreas: await count('MAP_AREAS', { mapAreas: null }),
  });
}

async function countFacet(context: RequestContext, facet: Facet, filter: BrochureFilter): Promise<FacetCount[] | null> {
  const list = await BrochureList.prepare(context, filter, null);
  const rows = await preparedRows(context.database, nameFrequent(list.facetStatement(facet)));
  if (rows.some(([value]) => value === null)) return null;
  return rows.map(([value, count]) => Object.assign(new FacetCount(), { value: String(value), count: Number(count) }));
}
