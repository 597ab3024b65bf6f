import type { Category } from '../../categories/Category';
import type { MapArea } from '../../map-areas/MapArea';

/** All categories with their parents, and all map areas, by id, at one version. Frozen, because callers share it. */
export interface ReferenceData {
  version: number;
  categories: ReadonlyMap<number, Category>;
  mapAreas: ReadonlyMap<number, MapArea>;
}
