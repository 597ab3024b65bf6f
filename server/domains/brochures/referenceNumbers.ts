import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';
import { referenceCache } from '../../platform/database/referenceCache';

interface Numbers {
  categories: Map<string, number>;
  /** by did and by code */
  mapAreas: Map<string, number>;
}

interface ReferenceRow {
  kind: 'category' | 'mapArea';
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
  kind: 'categories' | 'mapAreas',
  keys: readonly string[],
): Promise<number[]> {
  const { [kind]: numbers } = await cache.get(context, (known) => keys.every((key) => known[kind].has(key)));
  return [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))];
}

async function read(database: DataSource): Promise<Numbers> {
  const rows = await database.query<ReferenceRow[]>(
    `SELECT 'category' AS kind, code AS key, id FROM categories
     UNION ALL SELECT 'mapArea', code, id FROM map_areas
     UNION ALL SELECT 'mapArea', did, id FROM map_areas`,
  );
  const of = (kind: ReferenceRow['kind']) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, row.id]));
  return { categories: of('category'), mapAreas: of('mapArea') };
}
