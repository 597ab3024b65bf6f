import type { EntityManager } from 'typeorm';
import { polygonsOf } from '../../shared/geo/geometryParts';
import type { MapGeometry } from '../../shared/geo/MapGeometry';
import { suburbPolygon, type SuburbPolygon } from './suburbsAlong';

/** The named suburbs of an area's base map, of all its sources, those that were imported first in front. */
export async function readSuburbPolygons(manager: EntityManager, mapAreaId: number): Promise<SuburbPolygon[]> {
  const rows = await manager.query<{ name: string; geometry: MapGeometry }[]>(
    `SELECT f.name, f.geometry FROM base_map_features f JOIN base_map_sources s ON s.id = f.source_id
     WHERE s.map_area_id = $1 AND f.kind = 'SUBURB' AND f.name <> ''
     ORDER BY f.id`,
    [mapAreaId],
  );
  return rows.flatMap(({ name, geometry }) => polygonsOf(geometry).map((rings) => suburbPolygon(name, rings)));
}
