import type { Category } from '../../categories/Category';
import type { MapArea } from '../../map-areas/MapArea';

/** All categories, each with its parent, and all map areas by their numbers, as they were at one version. Shared: frozen. */
export interface ReferenceData {
  version: number;
  categories: ReadonlyMap<number, Category>;
  mapAreas: ReadonlyMap<number, MapArea>;
}
