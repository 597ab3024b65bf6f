import type { EntityManager } from 'typeorm';
import type { Polygon } from 'geojson';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { polygonsOf } from '../../../../shared/geo/geometryParts';
import type { MapGeometry, Position } from '../../../../shared/geo/MapGeometry';
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
    // a neighbour has its own exact coast
    const others = boxes.filter((other) => other !== box);
    patches.land.push(...land.filter((ring) => !others.some((other) => reaches(ring, other))));
    patches.sea.push(...sea);
  }
  return patches;
}

function reaches(ring: readonly Position[], { west, south, east, north }: GeoBox): boolean {
  const [longitudes, latitudes] = [ring.map(([longitude = 0]) => longitude), ring.map(([, latitude = 0]) => latitude)];
  const isBeside = Math.max(...longitudes) < west || Math.min(...longitudes) > east;
  return !isBeside && Math.max(...latitudes) >= south && Math.min(...latitudes) <= north;
}
