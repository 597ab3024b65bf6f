import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../../platform/database/prepared/preparedRowsTogether';
import { authorize } from '../../../shared/permissions';
import { BrochureType } from '../../brochures/BrochureType';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { BrochureFacets, FacetCount } from './BrochureFacets';
import { facets, mostCounted, type Facet } from './facetSql';

@ArgsType()
export class BrochureFacetsArgs {
  @Field(() => BrochureFilterInput, { description: 'The list; each count ignores only its own filter.' })
  filter: BrochureFilterInput;
}

/** Facets that are counted in the same scan, because they ignore the same filter. */
interface Scan {
  facets: Facet[];
  list: BrochureList;
}

const everyType = Object.values(BrochureType);

/**
 * Returns how many ads the list has with each value of the facets, under all its other filters. One scan of the list
 * serves all facets whose filter is not set; each other facet has a scan without its filter. Counts of a facet are null
 * if too many ads may match; the others are exact. Takes two round trips: the counters tell first which lists are too
 * long, by ads within their dates where they know them.
 */
export async function countFacets(context: RequestContext, filter: BrochureFilter): Promise<BrochureFacets> {
  authorize(context.viewer, 'brochureFacets');
  checkFilter(filter);
  const { types } = await BrochureList.prepare(context, filter, null);
  const own = facets.filter((facet) => facet !== 'types' && isSet(filter, facet));
  const shared = facets.filter((facet) => !own.includes(facet));
  const scans: Scan[] = [];
  for (const together of [shared, ...own.map((facet) => [facet])]) {
    const withoutOwn = together === shared ? filter : without(filter, together[0] ?? 'types');
    scans.push({
      facets: together,
      list: await BrochureList.prepare(context, { ...withoutOwn, types: everyType }, null),
    });
  }
  const byType = await countedByType(context, scans);
  const short = scans.filter((scan) => sizeOf(byType.get(scan)?.rows) <= mostCounted);
  const found = await rowsOf(
    context,
    short.map(({ facets: asked, list }) => list.facetStatement(asked, types)),
  );
  const counts = new BrochureFacets();
  for (const facet of facets) counts[facet] = null;
  short.forEach((scan, at) => {
    const rows = found[at] ?? [];
    if (rows.some(([facet]) => facet === null)) return;
    for (const facet of scan.facets) {
      counts[facet] = rows.filter(([name]) => name === facet).map(([, value, count]) => facetCount(value, count));
    }
  });
  const [first] = scans;
  const counters = first && byType.get(first);
  if (counters?.isExact === true) counts.types ??= counters.rows.map(([value, count]) => facetCount(value, count));
  return counts;
}

function isSet(filter: BrochureFilter, facet: Facet): boolean {
  return (facet === 'withinKm' ? filter.near?.withinKm : filter[facet]) != null;
}

function without(filter: BrochureFilter, facet: Facet): BrochureFilter {
  if (facet !== 'withinKm') return { ...filter, [facet]: null };
  return { ...filter, near: filter.near && { ...filter.near, withinKm: null } };
}

interface CountedByType {
  /** type and number of ads */
  rows: unknown[][];
  /** false: at most so many */
  isExact: boolean;
}

/** Returns what the counters know of each scan's list; nothing of those that they do not cover. */
async function countedByType(context: RequestContext, scans: readonly Scan[]): Promise<Map<Scan, CountedByType>> {
  const covered = scans.flatMap((scan) => {
    const exact = scan.list.typeStatement();
    const statement = exact ?? scan.list.mostByTypeStatement();
    return statement === null ? [] : [{ scan, statement, isExact: exact !== null }];
  });
  const rows = await rowsOf(
    context,
    covered.map(({ statement }) => statement),
  );
  return new Map(covered.map(({ scan, isExact }, at) => [scan, { rows: rows[at] ?? [], isExact }]));
}

async function rowsOf(
  context: RequestContext,
  statements: Parameters<typeof nameFrequent>[0][],
): Promise<unknown[][][]> {
  return statements.length === 0 ? [] : preparedRowsTogether(context.database, statements.map(nameFrequent));
}

function sizeOf(byType: readonly unknown[][] | undefined): number {
  return (byType ?? []).reduce((sum, [, count]) => sum + Number(count), 0);
}

function facetCount(value: unknown, count: unknown): FacetCount {
  return Object.assign(new FacetCount(), { value: String(value), count: Number(count) });
}
