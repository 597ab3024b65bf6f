import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../platform/context/RequestContext';

interface Known {
  readAt: number;
  categories: Map<string, number>;
  /** by did and by code */
  mapAreas: Map<string, number>;
}

interface ReferenceRow {
  kind: 'category' | 'mapArea';
  key: string;
  id: number;
}

const goodForMs = 60_000;
const remembered = new WeakMap<DataSource, Known>();
/** how often the cache was invalidated */
const forgotten = new WeakMap<DataSource, number>();

/**
 * Returns the ids for codes of categories and map areas. The cache lasts a minute, because a lookup would cost each list
 * a statement. An unknown code is read at once, so a new category or area is never missed.
 */
export async function referenceNumbers(
  context: RequestContext,
  kind: 'categories' | 'mapAreas',
  keys: readonly string[],
): Promise<number[]> {
  const now = context.clock.now().getTime();
  let known = remembered.get(context.database);
  if (!known || Math.abs(now - known.readAt) > goodForMs || keys.some((key) => !known?.[kind].has(key))) {
    const asked = forgotten.get(context.database);
    known = await read(context.database, now);
    // an invalidation during the read makes the result stale: return it, but do not cache it
    if (asked === forgotten.get(context.database)) remembered.set(context.database, known);
  }
  const numbers = known[kind];
  return [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))];
}

/** Invalidates the cache after a change or deletion, because a code may then refer to another row. */
export function forgetReferenceNumbers(database: DataSource): void {
  forgotten.set(database, (forgotten.get(database) ?? 0) + 1);
  remembered.delete(database);
}

async function read(database: DataSource, now: number): Promise<Known> {
  const rows = await database.query<ReferenceRow[]>(
    `SELECT 'category' AS kind, code AS key, id FROM categories
     UNION ALL SELECT 'mapArea', code, id FROM map_areas
     UNION ALL SELECT 'mapArea', did, id FROM map_areas`,
  );
  const of = (kind: ReferenceRow['kind']) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key, row.id]));
  return { readAt: now, categories: of('category'), mapAreas: of('mapArea') };
}
