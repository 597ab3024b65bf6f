import type { DataSource } from 'typeorm';
import type { Catalogue } from './Catalogue';
import { readCatalogue } from './readCatalogue';

const kept = new WeakMap<DataSource, Catalogue>();

/**
 * Categories and map areas from this process's memory, where they are of the version that a statement has just read
 * along; else read anew, and then possibly of a later version than asked for.
 */
export async function catalogueOf(database: DataSource, version: number): Promise<Catalogue> {
  const known = kept.get(database);
  if (known?.version === version) return known;
  const read = await readCatalogue(database);
  kept.set(database, read);
  return read;
}
