import type { EntityManager } from 'typeorm';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import type { RoadClass } from '../../../../shared/map-style/roadClasses';
import type { BaseMapKind } from './BaseMapKind';
import { sqlTexts } from '../../../platform/database/sqlTexts';
import { landmarkTypes, type FacilityType } from '../../../../shared/map-style/facilities';
import { boxOfTile, type TileAddress } from './tileAddress';

export interface TileRow {
  kind: BaseMapKind;
  /** empty, or in one of the pieces of an area only */
  name: string;
  rank: number;
  roadClass: RoadClass | null;
  routeNumber: string;
  /** what a facility is; null for all else */
  facility: FacilityType | null;
  geometry: MapGeometry;
}

/** Margin as a share of a tile's side, so that lines and names do not end at the edge. */
export const tileMargin = 1 / 32;

/** Returns the highest rank to draw at a zoom; higher ranks are lesser streets. */
function deepestRank(z: number): number {
  if (z < 8) return 0;
  if (z < 11) return 1;
  if (z < 13) return 2;
  return z < 14 ? 3 : 4;
}

/**
 * Returns the features of a tile without suburbs; a feature in two overlapping areas comes once. A map shows tiles of the
 * zoom below its own, because they have 512 pixels.
 */
export function readTileFeatures(manager: EntityManager, tile: TileAddress): Promise<TileRow[]> {
  return readFeatures(manager, boxOfTile(tile, tileMargin), tile.z);
}

/**
 * Returns the features of any box without suburbs, with the detail of this zoom. Below 10 the primary roads of a city would
 * be a smudge.
 */
export function readFeatures(
  manager: EntityManager,
  { west, south, east, north }: GeoBox,
  zoom: number,
): Promise<TileRow[]> {
  return manager.query<TileRow[]>(
    `SELECT DISTINCT ON (kind, name, rank, facility, geometry) kind,
       CASE WHEN name = '' OR kind NOT IN ('PARK', 'WATER') THEN name WHEN id <> (
         SELECT id FROM base_map_features piece
         WHERE piece.source_id = f.source_id AND piece.kind = f.kind AND piece.name = f.name
         ORDER BY (east - west) * (north - south) DESC, id LIMIT 1
       ) THEN '' ELSE name END AS name,
       rank, road_class AS "roadClass", route_number AS "routeNumber", facility, geometry
     FROM base_map_features f
     WHERE box(point(west, south), point(east, north)) && box(point($1, $2), point($3, $4))
       AND (kind = 'LAND' OR (kind = 'STREET' AND rank <= $5
           AND ($6 >= 10 OR road_class IS NULL OR road_class IN ('motorway', 'trunk'))) OR (kind IN ('RAILWAY', 'FERRY') AND $6 >= 9)
         OR (kind IN ('PARK', 'WATER') AND $6 >= 10) OR (kind = 'BEACH' AND $6 >= 12)
         OR (kind = 'FACILITY' AND ($6 >= 14 OR ($6 >= 13 AND facility IN (${sqlTexts(landmarkTypes)})))) OR (kind = 'BUILDING' AND $6 >= 15))
     ORDER BY kind, name, rank, facility, geometry`,
    [west, south, east, north, deepestRank(zoom), zoom],
  );
}
