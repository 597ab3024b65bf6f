import { localStore } from '../../platform/storage/localStore';
import { noFilters, type BrowseFilters } from './BrowseFilters';
import { readBrowseQuery } from './browseQuery';

/** The keys of the specification's section 3; near me has a store of its own. */
const keys = { category: 'selectedCategory', mapArea: 'selectedMapArea', types: 'typeFilter' } as const;

function storedText(key: string): string | null {
  const value = localStore.read(key);
  return typeof value === 'string' ? value : null;
}

/** What the visitor chose last time. Only category, area and type are remembered, never words or ids. */
export function readStoredFilters(): BrowseFilters {
  const query = new URLSearchParams();
  query.set('category', storedText(keys.category) ?? '');
  query.set('mapArea', storedText(keys.mapArea) ?? '');
  query.set('broTypes', storedText(keys.types) ?? '');
  return { ...noFilters, ...readBrowseQuery(query) };
}

export function storeFilters({ category, mapArea, types }: BrowseFilters): void {
  localStore.write(keys.category, category ?? undefined);
  localStore.write(keys.mapArea, mapArea ?? undefined);
  localStore.write(keys.types, types.length > 0 ? types.join(',') : undefined);
}
