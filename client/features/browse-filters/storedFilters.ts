import { localStore } from '../../platform/storage/localStore';
import { noFilters, type BrowseFilters } from './BrowseFilters';
import { readBrowseQuery } from './browseQuery';
import { storedFilterKeys as keys } from './storedFilterKeys';

function storedText(key: string): string | null {
  const value = localStore.read(key);
  return typeof value === 'string' ? value : null;
}

/** What the visitor chose last time. Only category, area and type are remembered, never words or ids. */
export function readStoredFilters(): BrowseFilters {
  const query = new URLSearchParams();
  query.set('category', storedText(keys.category) ?? '');
  query.set('mapArea', storedText(keys.mapArea) ?? '');
  query.set('broTypes', storedText(keys.broTypes) ?? '');
  return { ...noFilters, ...readBrowseQuery(query) };
}

export function storeFilters({ category, mapArea, types }: BrowseFilters): void {
  localStore.write(keys.category, category ?? undefined);
  localStore.write(keys.mapArea, mapArea ?? undefined);
  localStore.write(keys.broTypes, types.length > 0 ? types.join(',') : undefined);
}
