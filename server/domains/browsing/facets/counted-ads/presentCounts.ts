import type { RequestContext } from '../../../../platform/context/RequestContext';
import { referenceCodes } from '../../../brochures/referenceNumbers';
import { mostSuburbs, type Facet } from '../facetSql';
import type { FacetValue } from './facetValues';

type Count = readonly [value: string, count: number];
export type FacetCounts = Map<Facet, Count[] | null>;

/** Returns the counts by the values as filters take them, the most first. */
export async function presentCounts(
  context: RequestContext,
  counted: ReadonlyMap<Facet, ReadonlyMap<FacetValue, number> | null>,
): Promise<FacetCounts> {
  const counts: FacetCounts = new Map();
  for (const [facet, byValue] of counted) {
    counts.set(facet, byValue && mostFirst(await named(context, facet, byValue)).slice(0, mostOf(facet)));
  }
  return counts;
}

const mostOf = (facet: Facet): number => (facet === 'suburbs' ? mostSuburbs : Infinity);

async function named(
  context: RequestContext,
  facet: Facet,
  byValue: ReadonlyMap<FacetValue, number>,
): Promise<Count[]> {
  if (facet === 'suburbs') return namedSuburbs(byValue);
  const codes =
    facet === 'categories' || facet === 'mapAreas'
      ? await referenceCodes(context, facet, [...byValue.keys()].map(Number))
      : null;
  return [...byValue].flatMap(([value, count]): Count[] => {
    const name = typeof value === 'number' ? codes?.get(value) : value;
    return typeof name === 'string' ? [[name, count]] : [];
  });
}

/** Ads may write a suburb in several ways. It has the first of their names. */
function namedSuburbs(bySuburb: ReadonlyMap<FacetValue, number>): Count[] {
  const byKey = new Map<string, Count>();
  for (const [suburb, count] of bySuburb) {
    if (typeof suburb !== 'object') continue;
    const [name, before] = byKey.get(suburb.key) ?? [suburb.name, 0];
    byKey.set(suburb.key, [suburb.name < name ? suburb.name : name, before + count]);
  }
  return [...byKey.values()];
}

function mostFirst(counts: readonly Count[]): Count[] {
  return counts.toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}
