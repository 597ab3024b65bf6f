import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../../platform/database/prepared/preparedRowsTogether';
import { authorize } from '../../../shared/permissions';
import { BrochureType } from '../../brochures/BrochureType';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { getBrochureTotals } from '../brochure-counters/getBrochureTotals';
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
 * if too many ads may match; the others are exact. Takes one round trip, and a second one for lists that may be too long:
 * the counters tell first, by ads within their dates where they know them.
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
  const { counters, rows } = await countScans(context, scans, types);
  const counts = new BrochureFacets();
  for (const facet of facets) counts[facet] = null;
  for (const [scan, found] of rows) {
    if (found.some(([facet]) => facet === null)) continue;
    for (const facet of scan.facets) {
      counts[facet] = found.filter(([name]) => name === facet).map(([, value, count]) => facetCount(value, count));
    }
  }
  const [first] = scans;
  const known = first && counters.get(first);
  if (known?.isExact === true) counts.types ??= known.rows.map(([value, count]) => facetCount(value, count));
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

/**
 * Counts the scans that are short enough. Those that may be too long wait for the counters; the others go out with them.
 */
async function countScans(
  context: RequestContext,
  scans: readonly Scan[],
  types: readonly BrochureType[] | null,
): Promise<{ counters: Map<Scan, CountedByType>; rows: Map<Scan, unknown[][]> }> {
  const totals = await getBrochureTotals(context);
  const statementOf = ({ facets: asked, list }: Scan) => list.facetStatement(asked, types);
  const covered = scans.flatMap((scan) => {
    if (scan.list.sizeAtMost(totals) <= mostCounted) return [];
    const exact = scan.list.typeStatement();
    const statement = exact ?? scan.list.mostByTypeStatement();
    return statement === null ? [] : [{ scan, statement, isExact: exact !== null }];
  });
  const waiting = new Set(covered.map(({ scan }) => scan));
  const short = scans.filter((scan) => !waiting.has(scan));
  const first = await rowsOf(context, [...covered.map(({ statement }) => statement), ...short.map(statementOf)]);
  const rows = new Map(short.map((scan, at) => [scan, first[covered.length + at] ?? []]));
  const counters = new Map(covered.map(({ scan, isExact }, at) => [scan, { rows: first[at] ?? [], isExact }]));
  const late = [...waiting].filter((scan) => sizeOf(counters.get(scan)?.rows) <= mostCounted);
  const second = await rowsOf(context, late.map(statementOf));
  late.forEach((scan, at) => rows.set(scan, second[at] ?? []));
  return { counters, rows };
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
