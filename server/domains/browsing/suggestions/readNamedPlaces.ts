import type { DataSource } from 'typeorm';
import { referenceCache } from '../../../platform/database/referenceCache';

export interface NamedCategory {
  id: number;
  code: string;
  name: string;
  /** name of the parent; null for a top category */
  parent: string | null;
  synonyms: string[];
}

interface NamedArea {
  id: number;
  code: string;
  name: string;
}

interface NamedPlaces {
  categories: NamedCategory[];
  areas: NamedArea[];
}

/** Names of active categories and of map areas, which each keystroke compares. */
export const namedPlaces = referenceCache<NamedPlaces>(read);

async function read(database: DataSource): Promise<NamedPlaces> {
  const [categories, areas] = await Promise.all([
    database.query<NamedCategory[]>(
      `SELECT c.id, c.code, c.name, p.name AS parent, coalesce(c.synonyms, '{}') AS synonyms
       FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
       WHERE c.is_active AND coalesce(p.is_active, true) ORDER BY c.sort_order, c.name, c.id`,
    ),
    database.query<NamedArea[]>(`SELECT id, code, name FROM map_areas ORDER BY lower(name), id`),
  ]);
  return { categories, areas };
}
