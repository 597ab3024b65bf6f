import type { EntityManager } from 'typeorm';
import type { Brochure } from '../Brochure';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { pointOnSurface } from '../../../shared/geo/polygons/pointOnSurface';
import { ringArea } from '../../../shared/geo/polygons/ringArea';

type Addressed = Pick<Brochure, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'mapAreaId'>;
type Place = Pick<Brochure, 'latitude' | 'longitude' | 'positionSource'>;

interface Point {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns the position of an address, for an ad without a pin (docs/rules/positions-and-areas.md#position-of-an-ad). It
 * tries the street in the streets index, then the centre of the suburb on the base map, then the middle of the suburb's
 * streets in the index. A street is searched in the ad's area or suburb only, because every town has a Church Street.
 * Returns null without a match. Uses SQL, because this domain cannot import the streets index.
 */
export async function findPlace(manager: EntityManager, ad: Addressed): Promise<Place | null> {
  const { city, state, mapAreaId } = ad;
  if (mapAreaId === null && (city === null || state === null)) return null;
  for (const line of [ad.addressLine1, ad.addressLine2]) {
    const [street] = line === null ? [] : await manager.query<Point[]>(streetOf, [line, city, state, mapAreaId]);
    if (street) return { ...street, positionSource: 'STREET' };
  }
  const centre = await findSuburbCentre(manager, ad);
  if (centre) return { ...centre, positionSource: 'SUBURB' };
  const [middle] = await manager.query<Point[]>(middleOf, [city, state]);
  return middle?.latitude == null ? null : { ...middle, positionSource: 'SUBURB' };
}

/** Matches the end of the line, as in "Shop 2, 14 Church Street". */
const streetOf = `
  SELECT entry.latitude, entry.longitude
  FROM street_index_entries entry JOIN map_areas area ON area.id = entry.map_area_id
  WHERE (lower($1) = lower(entry.street_name) OR right(lower($1), length(entry.street_name) + 1) = ' ' || lower(entry.street_name))
    AND (entry.map_area_id = $4::integer OR (lower(entry.locality) = lower($2) AND area.state = $3))
    AND (entry.locality = '' OR $2::text IS NULL OR lower(entry.locality) = lower($2)
      OR EXISTS (SELECT FROM unnest(entry.further_localities) AS suburb WHERE lower(suburb) = lower($2)))
  ORDER BY (entry.map_area_id = $4::integer) DESC NULLS LAST, length(entry.street_name) DESC,
    lower(entry.locality) = lower($2) DESC NULLS LAST, entry.locality = '', entry.id
  LIMIT 1`;

const middleOf = `
  SELECT avg(entry.latitude) AS latitude, avg(entry.longitude) AS longitude
  FROM street_index_entries entry JOIN map_areas area ON area.id = entry.map_area_id
  WHERE lower(entry.locality) = lower($1) AND area.state = $2`;

/**
 * Returns a point in the largest part of a suburb on a base map, null if no base map has the suburb. The ad's own area
 * comes first.
 */
async function findSuburbCentre(
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
