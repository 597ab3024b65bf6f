import type { EntityManager } from 'typeorm';
import type { MapGeometry } from '../../shared/geo/MapGeometry';

/** The named streets of an area with all of their geometry; those of one source, or all of them. */
export async function streetGeometry(
  manager: EntityManager,
  { mapAreaId, sourceId }: { mapAreaId: number; sourceId?: number },
): Promise<Map<string, MapGeometry[]>> {
  const rows = await manager.query<{ name: string; geometry: MapGeometry }[]>(
    `SELECT f.name, f.geometry FROM base_map_features f JOIN base_map_sources s ON s.id = f.source_id
     WHERE s.map_area_id = $1 AND ($2::integer IS NULL OR s.id = $2) AND f.kind = 'STREET' AND f.name <> ''
     ORDER BY f.name, f.id`,
    [mapAreaId, sourceId ?? null],
  );
  const streets = new Map<string, MapGeometry[]>();
  for (const { name, geometry } of rows) streets.set(name, [...(streets.get(name) ?? []), geometry]);
  return streets;
}
