import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { referenceCache } from '../../../platform/database/referenceCache';
import { conceptKey, type CategoryWords } from './parseSearch';

interface CategoryRow {
  id: number;
  name: string;
  synonyms: string[] | null;
}

const cache = referenceCache(read);

/** Returns the words that mean categories: their names, the parts of names ("Pubs & bars"), and their synonyms. */
export function readCategoryWords(context: RequestContext): Promise<CategoryWords> {
  return cache.get(context);
}

async function read(database: DataSource): Promise<CategoryWords> {
  const rows = await database.query<CategoryRow[]>('SELECT id, name, synonyms FROM categories');
  const names = new Map<string, number[]>();
  const synonyms = new Map<string, number[]>();
  for (const { id, name, synonyms: others } of rows) {
    for (const part of [name, ...name.split(/[&,/]| and /)]) add(names, part, id);
    for (const synonym of others ?? []) add(synonyms, synonym, id);
  }
  return { names, synonyms };
}

function add(words: Map<string, number[]>, text: string, id: number): void {
  const key = conceptKey([text]);
  const ids = words.get(key) ?? [];
  if (key !== '' && !ids.includes(id)) words.set(key, [...ids, id]);
}
