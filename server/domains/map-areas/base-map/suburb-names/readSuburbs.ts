import type { EntityManager } from 'typeorm';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { suburbReachKm, type SuburbPiece } from './nameSuburbs';
import { widenBox } from './widenBox';

/**
 * Returns the imported suburbs in and around a box that have a name on the map, largest first. A piece that an area's
 * edge has cut off so far out that its middle is outside of the area has none.
 */
export function readSuburbs(manager: EntityManager, box: GeoBox): Promise<SuburbPiece[]> {
  const { west, south, east, north } = widenBox(box, suburbReachKm);
  return manager.query<SuburbPiece[]>(
    `SELECT f.name, f.west, f.south, f.east, f.north
     FROM base_map_features f
     JOIN base_map_sources s ON s.id = f.source_id
     JOIN map_areas m ON m.id = s.map_area_id
     WHERE f.kind = 'SUBURB' AND f.name <> ''
       AND box(point(f.west, f.south), point(f.east, f.north)) && box(point($1, $2), point($3, $4))
       AND (f.west + f.east) / 2 BETWEEN m.west AND m.east AND (f.south + f.north) / 2 BETWEEN m.south AND m.north
     ORDER BY (f.east - f.west) * (f.north - f.south) DESC, f.id`,
    [west, south, east, north],
  );
}
