import type { EntityManager } from 'typeorm';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { positionsOf } from '../../../shared/geo/geometryParts';
import type { BaseMapFeature } from './BaseMapFeature';

export type NewFeature = Pick<BaseMapFeature, 'kind' | 'name' | 'rank' | 'geometry'> &
  Partial<Pick<BaseMapFeature, 'roadClass' | 'routeNumber' | 'facility'>>;

/** Stores the features of a source, each with its box. */
export async function saveFeatures(
  manager: EntityManager,
  sourceId: number,
  features: readonly NewFeature[],
): Promise<void> {
  const rows = features.map((feature) => ({ ...feature, ...boxOfPositions(positionsOf(feature.geometry)) }));
  await manager.query(
    `INSERT INTO base_map_features (source_id, kind, name, rank, road_class, route_number, facility, geometry, west, south, east, north)
     SELECT $1, kind, name, rank, "roadClass", coalesce("routeNumber", ''), facility, geometry, west, south, east, north
     FROM jsonb_to_recordset($2::jsonb) AS feature (
       kind text, name text, rank smallint, "roadClass" text, "routeNumber" text, facility text, geometry jsonb,
       west double precision, south double precision, east double precision, north double precision)`,
    [sourceId, JSON.stringify(rows)],
  );
}
