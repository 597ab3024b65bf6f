import type { EntityManager } from 'typeorm';
import type { MapArea } from '../../map-areas/MapArea';
import { squareOf, type MapPosition } from '../../../../shared/map-grid/squareOf';
import { placeStreets, type PlacedStreet } from './placeStreets';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { suburbPolygon, type SuburbPolygon } from './suburbsAlong';

/** A street from a source that has only a point for it. */
export interface StreetPoint extends MapPosition {
  streetName: string;
  locality: string;
}

/** A street that is known by points: the place of the first, and the squares of the others. */
export interface KnownStreet extends StreetPoint {
  furtherSquares: string[];
}

export interface IndexedStreets {
  created: number;
  updated: number;
  removed: number;
  /** current total */
  streets: number;
}

/**
 * Writes a source's rows of an area's index: from its geometry, else from its points. Deletes rows that the source no
 * longer has. A row of the same street from another source, or by hand, stays unchanged.
 */
export async function indexStreets(
  manager: EntityManager,
  area: MapArea,
  sourceId: number,
  points: readonly KnownStreet[] = [],
): Promise<IndexedStreets> {
  const geometry = await streetGeometry(manager, { mapAreaId: area.id, sourceId });
  const suburbs = geometry.size === 0 ? [] : await readSuburbPolygons(manager, area.id);
  const rows: PlacedStreet[] = placeStreets(area, geometry, suburbs);
  const known = new Set(rows.map(({ streetName }) => streetName));
  for (const point of points) {
    const square = squareOf(area, point);
    if (square && !known.has(point.streetName)) rows.push({ ...point, ...square, furtherLocalities: [] });
  }
  const [counts] = await manager.query<IndexedStreets[]>(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($3::jsonb) AS street (
         "streetName" text, locality text, "coordinateX" text, "coordinateY" text, "furtherSquares" jsonb,
         "furtherLocalities" jsonb, latitude double precision, longitude double precision)
     ), wanted AS (
       SELECT "streetName" AS street_name, locality, "coordinateX" AS coordinate_x, "coordinateY" AS coordinate_y,
         ARRAY(SELECT jsonb_array_elements_text("furtherSquares")) AS further_squares,
         ARRAY(SELECT jsonb_array_elements_text("furtherLocalities")) AS further_localities, latitude, longitude
       FROM given
     ), removed AS (
       DELETE FROM street_index_entries e
       WHERE e.source_id = $2
         AND NOT EXISTS (SELECT FROM wanted w WHERE w.street_name = e.street_name AND w.locality = e.locality)
       RETURNING 1
     ), written AS (
       INSERT INTO street_index_entries AS e
         (map_area_id, source_id, street_name, locality, further_localities, coordinate_x, coordinate_y, further_squares,
         latitude, longitude)
       SELECT $1, $2, street_name, locality, further_localities, coordinate_x, coordinate_y, further_squares,
         latitude, longitude
       FROM wanted
       ON CONFLICT (map_area_id, street_name, locality) DO UPDATE
         SET coordinate_x = excluded.coordinate_x, coordinate_y = excluded.coordinate_y,
           further_squares = excluded.further_squares, further_localities = excluded.further_localities,
           latitude = excluded.latitude, longitude = excluded.longitude
         WHERE e.source_id = $2
           AND (e.coordinate_x, e.coordinate_y, e.further_squares, e.further_localities, e.latitude, e.longitude) IS DISTINCT FROM
             (excluded.coordinate_x, excluded.coordinate_y, excluded.further_squares, excluded.further_localities,
                excluded.latitude, excluded.longitude)
       RETURNING e.xmax = 0 AS is_new
     )
     SELECT (SELECT count(*)::integer FROM written WHERE is_new) AS created,
       (SELECT count(*)::integer FROM written WHERE NOT is_new) AS updated,
       (SELECT count(*)::integer FROM removed) AS removed,
       (SELECT count(*)::integer FROM wanted) AS streets`,
    [area.id, sourceId, JSON.stringify(rows)],
  );
  return counts ?? { created: 0, updated: 0, removed: 0, streets: 0 };
}

/** Reads the named suburbs of an area's base map, of all its sources, in order of import. */
async function readSuburbPolygons(manager: EntityManager, mapAreaId: number): Promise<SuburbPolygon[]> {
  const rows = await manager.query<{ name: string; geometry: MapGeometry }[]>(
    `SELECT f.name, f.geometry FROM base_map_features f JOIN base_map_sources s ON s.id = f.source_id
     WHERE s.map_area_id = $1 AND f.kind = 'SUBURB' AND f.name <> ''
     ORDER BY f.id`,
    [mapAreaId],
  );
  return rows.flatMap(({ name, geometry }) => polygonsOf(geometry).map((rings) => suburbPolygon(name, rings)));
}

/** Returns the named streets of an area with all their geometry, of one source or of all. */
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
