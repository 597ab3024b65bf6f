import type { BrochureType } from '../../../generated/types';
import { readPlace, writePlace } from './placeQuery';
import { browseSorts, noFilters, type BrowseFilters } from '../BrowseFilters';
import { brochureTypes } from '../../../generated/brochureTypes';

const knownTypes: ReadonlySet<string> = new Set<BrochureType>(brochureTypes);

/** limits of the server's `BrochureFilter`; a longer query would fail */
const most = { id: 2 ** 31 - 1, ids: 500, qLength: 200, suburbLength: 80, saving: 100, days: 366, km: 1000 } as const;

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
  return Number.isInteger(value) && value > 0 && value <= most.id;
}

/** Reads a whole number from 1; null if it is none or more than the most. */
function upTo(query: URLSearchParams, name: string, largest: number): number | null {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 && value <= largest ? value : null;
}

/** Parses the filters of an address (docs/rules/search-and-lists.md#filters) and its order. Ignores invalid values. */
export function readBrowseQuery(query: URLSearchParams): BrowseFilters {
  return {
    category: text(query, 'category'),
    mapArea: text(query, 'mapArea'),
    types: [...new Set(list(query, 'broTypes').filter(isBrochureType))],
    q: text(query, 'q')?.slice(0, most.qLength).trim() ?? null,
    suburb: text(query, 'suburb')?.slice(0, most.suburbLength).trim() ?? null,
    withPrice: query.get('withPrice') === 'true',
    minSaving: upTo(query, 'minSaving', most.saving),
    endsWithinDays: upTo(query, 'endsWithinDays', most.days),
    openNow: query.get('openNow') === 'true',
    usableNow: query.get('usableNow') === 'true',
    place: readPlace(query),
    withinKm: upTo(query, 'withinKm', most.km),
    vendorId: upTo(query, 'vendorId', most.id),
    businessOf: upTo(query, 'business', most.id),
    ids: [...new Set(list(query, 'id').map(Number).filter(isDatabaseId))].slice(0, most.ids),
    sort: browseSorts.find((sort) => sort === query.get('sort')) ?? null,
  };
}

export function writeBrowseQuery(filters: Partial<BrowseFilters>): URLSearchParams {
  const all = { ...noFilters, ...filters };
  const { category, mapArea, types, q, suburb, withPrice, minSaving, endsWithinDays, openNow } = all;
  const { usableNow, place, withinKm, vendorId, businessOf, ids, sort } = all;
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (mapArea !== null) query.set('mapArea', mapArea);
  if (types.length > 0) query.set('broTypes', types.join(','));
  if (q !== null) query.set('q', q);
  if (suburb !== null) query.set('suburb', suburb);
  if (withPrice) query.set('withPrice', 'true');
  if (minSaving !== null) query.set('minSaving', String(minSaving));
  if (endsWithinDays !== null) query.set('endsWithinDays', String(endsWithinDays));
  if (openNow) query.set('openNow', 'true');
  if (usableNow) query.set('usableNow', 'true');
  if (place !== null) writePlace(query, place);
  if (withinKm !== null) query.set('withinKm', String(withinKm));
  if (vendorId !== null) query.set('vendorId', String(vendorId));
  if (businessOf !== null) query.set('business', String(businessOf));
  if (ids.length > 0) query.set('id', ids.join(','));
  if (sort !== null) query.set('sort', sort);
  return query;
}

export function hasFilters(filters: BrowseFilters): boolean {
  return writeBrowseQuery(filters).size > 0;
}
