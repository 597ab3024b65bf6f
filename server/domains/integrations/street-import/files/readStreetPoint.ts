import { cleanLine } from '../../../../shared/text/cleanLine';
import type { StreetPoint } from '../../../street-index/placement/indexStreets';
import { normaliseStreetName } from '../../../../shared/australia/normaliseStreetName';
import { placeProblem } from './placeProblem';

import { readHouseNumber } from '../../../street-index/addresses/readHouseNumber';
import type { NewAddress } from '../../../street-index/addresses/StreetAddress';

export type StreetPointReading = { point: StreetPoint; address: NewAddress | null } | { problem: string };

/**
 * Reads a row of a street list: `street` (or `name`), `lon`, `lat`, and optionally `suburb` (or `city`) and `number`. Text
 * that is no house number ("Lot 5") counts as none.
 */
export function readStreetPoint(record: Record<string, string>): StreetPointReading {
  const streetName = normaliseStreetName(record.street ?? record.name ?? record.street_name ?? '');
  const locality = cleanLine(record.suburb ?? record.locality ?? record.city ?? '');
  const longitude = degrees(record.lon ?? record.longitude);
  const latitude = degrees(record.lat ?? record.latitude);
  if (streetName === '') return { problem: 'The street has no name.' };
  if (`${streetName}${locality}`.includes('\uFFFD')) return { problem: 'Its name is not written in UTF-8.' };
  if (Array.from(streetName).length > 120) return { problem: 'The name has more than 120 characters.' };
  if (Array.from(locality).length > 80) return { problem: 'The suburb has more than 80 characters.' };
  if (!(longitude >= 96 && longitude <= 168.5 && latitude >= -55 && latitude <= -9)) {
    return { problem: placeProblem(longitude, latitude) };
  }
  const point = { streetName, locality, latitude, longitude };
  const house = readHouseNumber(record.number ?? record.house_number ?? '');
  return { point, address: house && { ...point, ...house } };
}

function degrees(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? NaN : Number(text);
}
