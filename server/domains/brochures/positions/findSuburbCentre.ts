import type { EntityManager } from 'typeorm';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { pointOnSurface } from '../../../shared/geo/pointOnSurface';
import { ringArea } from '../../../shared/geo/ringArea';
import type { Brochure } from '../Brochure';

/**
 * The middle of a suburb as a base map has it, of its largest part where it has several; the ad's own area is looked at
 * first. Null where no base map has the suburb.
 */
export async function findSuburbCentre(
  manager: EntityManager,
  { city, state, mapAreaId }: Pick<Brochure, 'city' | 'state' | 'mapAreaId'>,
): Promise<{ latitude: number; longitude: number } | null> {
  if (city === null || state === null) return null;
  const rows = await manager.query<{ areaId: number; geometry: MapGeometry }[]>(
    `SELECT source.map_area_id AS "areaId", suburb.geometry
     FROM map_areas area JOIN base_map_sources source ON source.map_area_id = area.id
       JOIN base_map_features suburb ON suburb.source_id = source.id AND suburb.kind = 'SUBURB'
     WHERE area.state = $2 AND lower(suburb.name) = lower($1)
     ORDER BY (area.id = $3::integer) DESC NULLS LAST, suburb.id`,
    [city, state, mapAreaId],
  );
  const ofOneArea = rows.filter(({ areaId }) => areaId === rows[0]?.areaId);
  const parts = ofOneArea.flatMap(({ geometry }) => polygonsOf(geometry));
  const [largest] = parts.toSorted(([one = []], [other = []]) => ringArea(other) - ringArea(one));
  if (!largest) return null;
  const [longitude = 0, latitude = 0] = pointOnSurface(largest);
  return { latitude, longitude };
}
