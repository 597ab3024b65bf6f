import type { BrochureType } from '../../../generated/types';
import { readPlace, writePlace } from './placeQuery';
import { browseSorts, noFilters, type BrowseFilters } from '../BrowseFilters';
import { brochureTypes } from '../../../generated/brochureTypes';

const knownTypes: ReadonlySet<string> = new Set<BrochureType>(brochureTypes);

/** limits of the server's `BrochureFilter`; a longer query would fail */
const most = { ids: 500, qLength: 200 } as const;

function isBrochureType(value: string): value is BrochureType {
  return knownTypes.has(value);
}

function text(query: URLSearchParams, name: string): string | null {
  return query.get(name)?.trim() || null;
}

/** Reads repeated and comma-separated parameters alike. */
function list(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function isDatabaseId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31;
}

/** Parses vendorId, id, mapArea and broTypes (docs/rules/search-and-lists.md#filters), and our category, q and sort. */
export function readBrowseQuery(query: URLSearchParams): BrowseFilters {
  const vendorId = Number(query.get('vendorId'));
  return {
    category: text(query, 'category'),
    mapArea: text(query, 'mapArea'),
    types: [...new Set(list(query, 'broTypes').filter(isBrochureType))],
    q: text(query, 'q')?.slice(0, most.qLength).trim() ?? null,
    openNow: query.get('openNow') === 'true',
    usableNow: query.get('usableNow') === 'true',
    place: readPlace(query),
    vendorId: isDatabaseId(vendorId) ? vendorId : null,
    ids: [...new Set(list(query, 'id').map(Number).filter(isDatabaseId))].slice(0, most.ids),
    sort: browseSorts.find((sort) => sort === query.get('sort')) ?? null,
  };
}

export function writeBrowseQuery(filters: Partial<BrowseFilters>): URLSearchParams {
  const { category, mapArea, types, q, openNow, usableNow, place, vendorId, ids, sort } = { ...noFilters, ...filters };
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (mapArea !== null) query.set('mapArea', mapArea);
  if (types.length > 0) query.set('broTypes', types.join(','));
  if (q !== null) query.set('q', q);
  if (openNow) query.set('openNow', 'true');
  if (usableNow) query.set('usableNow', 'true');
  if (place !== null) writePlace(query, place);
  if (vendorId !== null) query.set('vendorId', String(vendorId));
  if (ids.length > 0) query.set('id', ids.join(','));
  if (sort !== null) query.set('sort', sort);
  return query;
}

export function hasFilters(filters: BrowseFilters): boolean {
  return writeBrowseQuery(filters).size > 0;
}
