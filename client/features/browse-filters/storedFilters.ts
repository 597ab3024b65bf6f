import { localStore } from '../../platform/storage/localStore';
import type { BrowseFilters } from './BrowseFilters';
import { storedFilterKeys as keys } from './storedFilterKeys';

/** Keeps what the visitor chose for the next visit: category, area and type, never words or ids. */
export function storeFilters({ category, mapArea, types }: BrowseFilters): void {
  localStore.write(keys.category, category ?? undefined);
  localStore.write(keys.mapArea, mapArea ?? undefined);
  localStore.write(keys.broTypes, types.length > 0 ? types.join(',') : undefined);
}
