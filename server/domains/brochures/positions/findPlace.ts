import type { EntityManager } from 'typeorm';
import type { Brochure } from '../Brochure';
import { findSuburbCentre } from './findSuburbCentre';

type Addressed = Pick<Brochure, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'mapAreaId'>;
type Place = Pick<Brochure, 'latitude' | 'longitude' | 'positionSource'>;

interface Point {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Finds the point of an address, for an ad without a pin (docs/rules/positions-and-areas.md#position-of-an-ad): its
 * street in the streets index, or else the centre of its suburb on the base map, or else the middle of the streets that
 * the index has in its suburb. A street is searched in the ad's area or suburb only, because every town has a Church
 * Street. Returns null when nothing matches. It is read by SQL, because the streets index is a domain beside this one.
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

/** "Shop 2, 14 Church Street" ends with the name of its street. */
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
