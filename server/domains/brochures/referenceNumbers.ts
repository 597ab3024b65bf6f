import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { referenceCache } from '../../platform/database/referenceCache';

interface Numbers {
  categories: Map<string, number>;
  /** by did and by code */
  mapAreas: Map<string, number>;
  codes: Record<Kind, Map<number, string>>;
}

type Kind = 'categories' | 'mapAreas';

interface ReferenceRow {
  kind: 'category' | 'mapArea' | 'did';
  key: string;
  id: number;
}

const cache = referenceCache(read);

/**
 * Returns the ids for codes of categories and map areas. The cache lasts a minute, because a lookup would cost each list
 * a statement. An unknown code is read at once, so a new category or area is never missed.
 */
export async function referenceNumbers(
  context: RequestContext,
  kind: Kind,
  keys: readonly string[],
): Promise<number[]> {
  const { [kind]: numbers } = await cache.get(context, (known) => keys.every((key) => known[kind].has(key)));
  return [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))];
}

/** Returns the codes of categories or map areas by their ids. An id that is gone has none. */
export async function referenceCodes(
  context: RequestContext,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { codes } = await cache.get(context, (known) => ids.every((id) => known.codes[kind].has(id)));
  return codes[kind];
}

async function read(database: DataSource): Promise<Numbers> {
  const rows = await database.query<ReferenceRow[]>(
    `SELECT 'category' AS kind, code AS key, id FROM categories
     UNION ALL SELECT 'mapArea', code, id FROM map_areas
     UNION ALL SELECT 'did', did, id FROM map_areas`,
  );
  const of = (...kinds: ReferenceRow['kind'][]) =>
    new Map(rows.filter(({ kind }) => kinds.includes(kind)).map(({ key, id }) => [key, id]));
  const codesOf = (kind: ReferenceRow['kind']) => new Map([...of(kind)].map(([code, id]) => [id, code]));
  return {
    ...{ categories: of('category'), mapAreas: of('mapArea', 'did') },
    codes: { categories: codesOf('category'), mapAreas: codesOf('mapArea') },
  };
}
