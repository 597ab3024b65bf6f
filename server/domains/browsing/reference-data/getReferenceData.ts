import type { DataSource } from 'typeorm';
import type { ReferenceData } from './ReferenceData';
import { readPrimary } from '../../../platform/database/replicas/readScope';
import { flatEntity, type SqlRow } from '../../../platform/database/flatEntity';
import { Category } from '../../categories/Category';
import { MapArea } from '../../map-areas/MapArea';

/** Reads rows and version in one statement, so that they match. */
async function readReferenceData(database: DataSource): Promise<ReferenceData> {
  const category = flatEntity(database, Category, 'c');
  const mapArea = flatEntity(database, MapArea, 'm');
  const [row] = await database.query<{ version: number; categories: SqlRow[] | null; areas: SqlRow[] | null }[]>(
    `SELECT version,
       (SELECT json_agg(f) FROM (SELECT ${category.select} FROM categories c) f) AS categories,
       (SELECT json_agg(f) FROM (SELECT ${mapArea.select} FROM map_areas m) f) AS areas
     FROM reference_version`,
  );
  if (!row) throw new Error('The version of categories and map areas is missing.');
  const categories = byNumber((row.categories ?? []).flatMap((each) => category.read(each) ?? []));
  for (const each of categories.values()) {
    each.parent = each.parentId === null ? null : (categories.get(each.parentId) ?? null);
  }
  const mapAreas = byNumber((row.areas ?? []).flatMap((each) => mapArea.read(each) ?? []));
  for (const each of [...categories.values(), ...mapAreas.values()]) Object.freeze(each);
  return { version: row.version, categories, mapAreas };
}

const byNumber = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map((each) => [each.id, each]));

const kept = new WeakMap<DataSource, ReferenceData>();

/**
 * Returns categories and map areas from memory if they have the version that a statement has just read. Otherwise reads
 * them again, possibly at a later version.
 */
export async function getReferenceData(database: DataSource, version: number): Promise<ReferenceData> {
  const known = kept.get(database);
  if (known?.version === version) return known;
  // never an earlier version than that of the statement
  const read = await readPrimary(() => readReferenceData(database));
  kept.set(database, read);
  return read;
}
