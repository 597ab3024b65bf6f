import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { BrochureType } from '../../brochures/BrochureType';
import { getBrochureTotals } from '../brochure-counters/getBrochureTotals';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureList, type Statement } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { BrochureFacets, facetCount } from './BrochureFacets';
import { facets, mostCounted, type Facet } from './facetSql';

/** Facets that are counted in the same scan, because they ignore the same filter. */
interface Scan {
  facets: Facet[];
  filter: BrochureFilter;
  list: BrochureList;
}

const everyType = Object.values(BrochureType);

/**
 * One scan of the list serves all facets whose filter is not set; each other facet has a scan without its filter. Each
 * scan takes one round trip, and another one before if the list may be too long.
 */
export async function countByStatements(context: RequestContext, filter: BrochureFilter): Promise<BrochureFacets> {
  const { types } = await BrochureList.prepare(context, filter, null);
  const own = facets.filter((facet) => facet !== 'types' && isSet(filter, facet));
  const shared = facets.filter((facet) => !own.includes(facet));
  const scans: Scan[] = [];
  for (const together of [shared, ...own.map((facet) => [facet])]) {
    const withoutOwn = together === shared ? filter : without(filter, together[0] ?? 'types');
    scans.push({
      facets: together,
      filter: withoutOwn,
      list: await BrochureList.prepare(context, { ...withoutOwn, types: everyType }, null),
    });
  }
  const counted = await Promise.all(scans.map((scan) => countScan(context, scan, types)));
  const counts = new BrochureFacets();
  for (const facet of facets) counts[facet] = null;
  scans.forEach((scan, at) => {
    const rows = counted[at]?.rows ?? null;
    if (rows === null || rows.some(([facet]) => facet === null)) return;
    for (const facet of scan.facets) {
      counts[facet] = rows.filter(([name]) => name === facet).map(([, value, count]) => facetCount(value, count));
    }
  });
  counts.types ??= counted[0]?.types?.map(([value, count]) => facetCount(value, count)) ?? null;
  return counts;
}

function isSet(filter: BrochureFilter, facet: Facet): boolean {
  return (facet === 'withinKm' ? filter.near?.withinKm : filter[facet]) != null;
}

function without(filter: BrochureFilter, facet: Facet): BrochureFilter {
  if (facet !== 'withinKm') return { ...filter, [facet]: null };
  return { ...filter, near: filter.near && { ...filter.near, withinKm: null } };
}

interface CountedScan {
  /** facet, value and number of ads; null: too many ads to count */
  rows: unknown[][] | null;
  /** type and number of ads, if the counters know them exactly; else null */
  types: unknown[][] | null;
}

/** Asks the counters first if the list may be too long to count. */
async function countScan(
  context: RequestContext,
  { list, facets: asked }: Scan,
  types: readonly BrochureType[] | null,
): Promise<CountedScan> {
  const mayBeLong = list.sizeAtMost(await getBrochureTotals(context)) > mostCounted;
  const exact = mayBeLong ? list.typeStatement() : null;
  const counters = mayBeLong ? (exact ?? list.mostByTypeStatement()) : null;
  const byType = counters && (await rowsOf(context, counters));
  const isLong = byType !== null && sizeOf(byType) > mostCounted;
  return {
    rows: isLong ? null : await rowsOf(context, list.facetStatement(asked, types)),
    types: exact && byType,
  };
}

async function rowsOf(context: RequestContext, statement: Statement): Promise<unknown[][]> {
  return preparedRows(context.database, nameFrequent(statement));
}

function sizeOf(byType: readonly unknown[][]): number {
  return byType.reduce((sum, [, count]) => sum + Number(count), 0);
}
