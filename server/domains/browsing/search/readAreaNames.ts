import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { referenceCache } from '../../../platform/database/referenceCache';
import { areaKey, type AreaNames } from './parseSearch';

const cache = referenceCache(read);

/** Returns the names of map areas, as a search finds them among its words. */
export function readAreaNames(context: RequestContext): Promise<AreaNames> {
  return cache.get(context);
}

async function read(database: DataSource): Promise<AreaNames> {
  const rows = await database.query<{ id: number; name: string }[]>('SELECT id, name FROM map_areas ORDER BY id');
  const names = new Map<string, number[]>();
  for (const { id, name } of rows) {
    const key = areaKey(name);
    if (key !== '') names.set(key, [...(names.get(key) ?? []), id]);
  }
  return names;
}
