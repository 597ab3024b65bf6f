import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import type { MapArea } from '../../map-areas/MapArea';
import { squareOf, type MapPosition } from '../../../../shared/map-grid/squareOf';
import type { StreetIndexEntry } from '../StreetIndexEntry';

export interface StreetValues extends MapPosition {
  streetName: string;
  locality: string;
}

export type StreetColumns = StreetValues & Pick<StreetIndexEntry, 'coordinateX' | 'coordinateY'>;

/**
 * Returns a street's values, cleaned, with the square of its position.
 * @throws VALIDATION_FAILED with every error at once
 */
export function readStreet(area: MapArea, values: StreetValues): StreetColumns {
  const { latitude, longitude } = values;
  const streetName = cleanLine(values.streetName);
  const square = squareOf(area, { latitude, longitude });
  const errors: FieldError[] = [];
  if (streetName === '') errors.push({ field: 'streetName', code: 'REQUIRED', message: 'Name the street.' });
  if (!square) errors.push({ field: 'latitude', code: 'OUTSIDE_MAP', message: outside(area) });
  if (errors.length > 0 || !square) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  return { streetName, locality: cleanLine(values.locality), latitude, longitude, ...square };
}

function outside({ name, south, north, west, east }: MapArea): string {
  return `This place is not on the map of ${name}: latitude ${south} to ${north}, longitude ${west} to ${east}.`;
}
