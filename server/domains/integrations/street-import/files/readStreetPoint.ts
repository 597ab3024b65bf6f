import { cleanLine } from '../../../../shared/text/cleanLine';
import type { StreetPoint } from '../../../street-index/placement/indexStreets';
import { normaliseStreetName } from './normaliseStreetName';
import { placeProblem } from './placeProblem';

export type StreetPointReading = { point: StreetPoint } | { problem: string };

/** Reads a row of a street list: `street` (or `name`), `lon`, `lat`, and optionally `suburb`. */
export function readStreetPoint(record: Record<string, string>): StreetPointReading {
  const streetName = normaliseStreetName(record.street ?? record.name ?? record.street_name ?? '');
  const locality = cleanLine(record.suburb ?? record.locality ?? '');
  const longitude = degrees(record.lon ?? record.longitude);
  const latitude = degrees(record.lat ?? record.latitude);
  if (streetName === '') return { problem: 'The street has no name.' };
  if (`${streetName}${locality}`.includes('\uFFFD')) return { problem: 'Its name is not written in UTF-8.' };
  if (Array.from(streetName).length > 120) return { problem: 'The name has more than 120 characters.' };
  if (Array.from(locality).length > 80) return { problem: 'The suburb has more than 80 characters.' };
  if (!(longitude >= 96 && longitude <= 168.5 && latitude >= -55 && latitude <= -9)) {
    return { problem: placeProblem(longitude, latitude) };
  }
  return { point: { streetName, locality, latitude, longitude } };
}

function degrees(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? NaN : Number(text);
}
