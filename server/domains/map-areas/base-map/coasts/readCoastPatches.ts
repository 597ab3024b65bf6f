import type { EntityManager } from 'typeorm';
import type { Polygon } from 'geojson';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { polygonsOf } from '../../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../../shared/geo/MapGeometry';
import { outlineFeatures } from '../outline/outlineFeatures';
import { meetCoasts, type CoastPatches } from './meetCoasts';

/** Returns what lets the outline's coast meet that of the imports at the edges of these boxes. */
export async function readCoastPatches(manager: EntityManager, boxes: readonly GeoBox[]): Promise<CoastPatches> {
  const patches: CoastPatches = { land: [], sea: [] };
  if (boxes.length === 0) return patches;
  const outline = outlineFeatures().outline.flatMap(({ geometry }) => (geometry as Polygon).coordinates);
  for (const box of boxes) {
    const { west, south, east, north } = box;
    const rows = await manager.query<{ geometry: MapGeometry }[]>(
      `SELECT geometry FROM base_map_features
       WHERE kind = 'LAND' AND box(point(west, south), point(east, north)) && box(point($1, $2), point($3, $4))`,
      [west, south, east, north],
    );
    const imported = rows.flatMap(({ geometry }) => polygonsOf(geometry).flat());
    const { land, sea } = meetCoasts(box, imported, outline);
    patches.land.push(...land);
    patches.sea.push(...sea);
  }
  return patches;
}
