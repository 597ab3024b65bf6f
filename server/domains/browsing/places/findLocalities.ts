import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Locality } from '../../../platform/config/readLocalities';
import { isNameOf, plain } from './matchPlaces';
import { Place } from './Place';

/** A postcode has up to thirty suburbs. */
const most = 3;

type Index = ReadonlyMap<string, readonly Locality[]>;

const indexes = new WeakMap<readonly Locality[], Index>();

/**
 * Returns the suburbs and towns of the operator's list (`LOCALITIES_FILE`) that have exactly this name or postcode, with
 * or without state, whether they have ads or not; in the order of the list, at most three.
 */
export function findLocalities({ localities }: RequestContext, text: string): Place[] {
  if (localities.length === 0) return [];
  const wanted = plain(text);
  const [, name = ''] = /^(.*?)(?: [a-z]{2,3})?(?: \d{4})?$/.exec(wanted) ?? [];
  const index = indexOf(localities);
  const found = new Set([wanted, name].flatMap((key) => index.get(key) ?? []));
  return [...found]
    .map((locality) => Object.assign(new Place(), { ...locality, brochuresCount: 0 }))
    .filter((place) => isNameOf(place, wanted))
    .slice(0, most);
}

/** Returns the localities by name and by postcode. */
function indexOf(localities: readonly Locality[]): Index {
  const known = indexes.get(localities);
  if (known) return known;
  const index = new Map<string, Locality[]>();
  for (const locality of localities) {
    for (const key of new Set([plain(locality.name), locality.postcode ?? ''])) {
      if (key !== '') index.set(key, [...(index.get(key) ?? []), locality]);
    }
  }
  indexes.set(localities, index);
  return index;
}
