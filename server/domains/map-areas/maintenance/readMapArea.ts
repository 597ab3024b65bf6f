import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import type { MapAreaValues } from './MapAreaValues';

/**
 * Returns the area's values, cleaned.
 * @throws VALIDATION_FAILED with every error at once
 */
export function readMapArea<T extends MapAreaValues & { code?: string }>(given: T): T {
  const values = { ...given, name: cleanLine(given.name) };
  const { code, name, west, south, east, north, gridColumns, gridRows } = values;
  const errors: FieldError[] = [];
  const refuseUnless = (holds: boolean, field: string, errorCode: string, message: string) => {
    if (!holds) errors.push({ field, code: errorCode, message });
  };
  refuseUnless(
    code === undefined || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && code.length <= 60),
    'code',
    'INVALID',
    'A code is made of small letters, digits and single hyphens, for example noosa-heads; at most 60 characters.',
  );
  const { length } = Array.from(name);
  refuseUnless(length >= 1 && length <= 80, 'name', 'LENGTH', 'A name has 1 to 80 characters.');
  refuseUnless(
    isBetween(west, 96, 168.5),
    'west',
    'OUT_OF_RANGE',
    'The western edge lies between 96 and 168.5 degrees.',
  );
  refuseUnless(
    isBetween(east, 96, 168.5),
    'east',
    'OUT_OF_RANGE',
    'The eastern edge lies between 96 and 168.5 degrees.',
  );
  refuseUnless(
    isBetween(south, -55, -9),
    'south',
    'OUT_OF_RANGE',
    'The southern edge lies between -55 and -9 degrees.',
  );
  refuseUnless(
    isBetween(north, -55, -9),
    'north',
    'OUT_OF_RANGE',
    'The northern edge lies between -55 and -9 degrees.',
  );
  refuseUnless(west < east, 'east', 'ORDER', 'The eastern edge has to lie east of the western one.');
  refuseUnless(south < north, 'north', 'ORDER', 'The northern edge has to lie north of the southern one.');
  refuseUnless(isBetween(gridColumns, 1, 26), 'gridColumns', 'OUT_OF_RANGE', 'The grid has 1 to 26 columns, A to Z.');
  refuseUnless(isBetween(gridRows, 1, 99), 'gridRows', 'OUT_OF_RANGE', 'The grid has 1 to 99 rows.');
  if (errors.length === 0) return values;
  throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
