import type { DataSource } from 'typeorm';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import type { HouseNumber } from '../../street-index/addresses/readHouseNumber';
import type { AddressPrecision } from './AddressPrecision';
import { findTypedStreets, type TypedStreet } from './findTypedStreets';
import { parseAddress } from './parseAddress';
import { placeBetween, type KnownNumber } from './placeBetween';

export interface FoundAddress {
  /** "12A Mitchell Street" */
  name: string;
  /** its suburb, else its map area */
  place: string;
  /** code of its map area */
  mapArea: string;
  precision: AddressPrecision;
  latitude: number;
  longitude: number;
}

/** numbers beyond the last known one that are still near it */
const mostBeyond = 20;

/**
 * Returns the places of a typed house number, of the best `most` streets: from address points, else between the numbers
 * beside it along the street, else the middle of the street (docs/rules/maps-and-print.md#house-numbers). Runs no
 * statement for text that is no address; otherwise two, and one more for each place between numbers.
 */
export async function findAddresses(database: DataSource, typed: string, most: number): Promise<FoundAddress[]> {
  const address = parseAddress(typed);
  if (!address) return [];
  const streets = await findTypedStreets(database, address.words, most);
  if (streets.length === 0) return [];
  const numbers = await readNumbers(database, streets, address.number);
  return Promise.all(
    streets.map(async (street, at) => {
      const { streetName, areaName, areaCode, locality } = street;
      return {
        name: `${address.number}${address.suffix} ${streetName}`,
        place: locality || areaName,
        mapArea: areaCode,
        ...(await placeOf(
          database,
          street,
          numbers.filter((known) => known.at === at),
          address,
        )),
      };
    }),
  );
}

type Place = Pick<FoundAddress, 'precision' | 'latitude' | 'longitude'>;

async function placeOf(
  database: DataSource,
  street: TypedStreet,
  known: readonly KnownNumber[],
  { number, suffix }: HouseNumber,
): Promise<Place> {
  const same = known.filter((one) => one.number === number);
  const own = same.find((one) => one.suffix === suffix);
  if (own) return { precision: 'NUMBER', latitude: own.latitude, longitude: own.longitude };
  const [neighbour] = same;
  if (neighbour) return { precision: 'BETWEEN', latitude: neighbour.latitude, longitude: neighbour.longitude };
  const before = known.find((one) => one.number < number);
  const after = known.find((one) => one.number > number);
  if (before && after) {
    const place = placeBetween(before, after, number, await readGeometry(database, street, [before, after]));
    return { precision: 'BETWEEN', ...place };
  }
  const nearest = before ?? after;
  if (nearest && Math.abs(nearest.number - number) <= mostBeyond) {
    return { precision: 'BETWEEN', latitude: nearest.latitude, longitude: nearest.longitude };
  }
  return { precision: 'STREET', latitude: street.latitude, longitude: street.longitude };
}

/**
 * Reads of each street the number itself, and the nearest before and after it: on its own side, whose numbers are all odd
 * or all even, else on the other.
 */
function readNumbers(
  database: DataSource,
  streets: readonly TypedStreet[],
  number: number,
): Promise<(KnownNumber & { at: number })[]> {
  const wanted = streets.map(({ mapAreaId, streetName, localities }, at) => ({
    at,
    mapAreaId,
    streetName,
    localities,
  }));
  const beside = (sign: '<' | '>') =>
    `(SELECT * FROM numbers WHERE number ${sign} $2
      ORDER BY abs(number - $2) % 2, abs(number - $2), suffix LIMIT 1)`;
  return database.query(
    `SELECT w.at, found.number, found.suffix, found.latitude, found.longitude
     FROM jsonb_to_recordset($1::jsonb) AS w (at integer, "mapAreaId" integer, "streetName" text, localities jsonb),
     LATERAL (
       WITH numbers AS (
         SELECT a.number, a.suffix, a.latitude, a.longitude
         FROM base_map_sources s JOIN street_addresses a ON a.source_id = s.id
         WHERE s.map_area_id = w."mapAreaId" AND search_key(a.street_name) = search_key(w."streetName")
           AND a.number BETWEEN $2 - ${mostApart} AND $2 + ${mostApart}
           AND (w.localities = '[]' OR a.locality = '' OR w.localities ? a.locality)
       )
       (SELECT * FROM numbers WHERE number = $2 ORDER BY suffix LIMIT ${mostOfOneNumber})
       UNION ALL ${beside('<')} UNION ALL ${beside('>')}
     ) found`,
    [JSON.stringify(wanted), number],
  );
}

/** further numbers say nothing about this one */
const mostApart = 200;
/** 12, 12A, 12B … */
const mostOfOneNumber = 27;

/** pieces of a street between two of its numbers */
const mostPieces = 200;
/** degrees, about 100 m */
const around = 0.001;

/** Reads the pieces of a street around the places of two of its numbers. */
async function readGeometry(
  database: DataSource,
  { mapAreaId, streetName }: TypedStreet,
  ends: readonly KnownNumber[],
): Promise<MapGeometry[]> {
  const { west, south, east, north } = boxOfPositions(ends.map(({ longitude, latitude }) => [longitude, latitude]));
  const rows = await database.query<{ geometry: MapGeometry }[]>(
    `SELECT f.geometry FROM base_map_sources s JOIN base_map_features f ON f.source_id = s.id
     WHERE s.map_area_id = $1 AND f.kind = 'STREET' AND f.name = $2
       AND f.west <= $5 AND f.east >= $3 AND f.south <= $6 AND f.north >= $4
     ORDER BY f.id LIMIT ${mostPieces}`,
    [mapAreaId, streetName, west - around, south - around, east + around, north + around],
  );
  return rows.map(({ geometry }) => geometry);
}
