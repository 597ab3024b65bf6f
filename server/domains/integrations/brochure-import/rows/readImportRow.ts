import { createHash } from 'node:crypto';
import type { FieldError } from '../../../../shared/errors/DomainError';
import { postcodeProblem } from '../../../../shared/australia/postcodeProblem';
import { getTimeZone } from '../../../../shared/australia/getTimeZone';
import type { BrochureType } from '../../../brochures/BrochureType';
import { describeField } from '../../../brochures/fields/brochureFields';
import { brochureTypes } from '../../../brochures/fields/brochureTypes';
import { Cells } from '../files/Cells';
import * as cell from '../files/cellReaders';
import { adColumns, importFields, importOf, type ImportField, type ImportValues } from '../importFields';
import { readerOf, unlimitedCoupons } from './readerOf';
import type { ImportRow } from './ImportRow';

export interface ReadRow {
  /** refused cells are empty here */
  row: ImportRow;
  errors: FieldError[];
}

/** Reads one row alone and returns all its errors at once. */
export function readImportRow(record: Readonly<Record<string, string>>, typeOfNew: BrochureType = 'BLD_AD'): ReadRow {
  const cells = new Cells(record);
  // an existing ad keeps the fields that the file omits, and its markup
  const isNew = !record['did']?.trim();
  const type = isNew ? typeOfNew : (typeIn(record) ?? typeOfNew);
  const read = fieldReader(cells, type, isNew);
  const title = read('title');
  // a draft may lack a title
  if (title === null && cells.errors.length === 0 && isNew) {
    cells.refuse(
      cells.columnOf('name', 'title'),
      'required',
      `Give the ad a name of ${brochureTypes[type].shortestTitle} to ${describeField('title').most} characters.`,
    );
  }
  const category = cells.read(cell.text(1, 80), 'category');
  if (category === null && isNew) cells.refuse('category', 'required', 'Give the code or the name of a category.');

  const state = read('state');
  const postcode = read('postcode');
  const misplaced = postcode === null ? undefined : postcodeProblem(postcode, state);
  if (misplaced !== undefined) cells.refuse('postcode', 'postcode', misplaced);

  const latitude = read('latitude');
  const longitude = read('longitude');
  if ((latitude === null) !== (longitude === null) && !cells.refusedAny('lat', 'latitude', 'lon', 'longitude')) {
    const [lat, lon] = [cells.columnOf('lat', 'latitude'), cells.columnOf('lon', 'longitude')];
    const [missing, given] = latitude === null ? [lat, lon] : [lon, lat];
    cells.refuse(missing, 'required', `A position needs both numbers: give ${missing} too, or take ${given} away.`);
  }
  const positionSource = cells.read(cell.positionSource, 'geo_precision', 'position_source') ?? 'EXACT';

  const validFrom = read('validFrom');
  const validTo = read('validTo');
  if (validFrom !== null && validTo !== null && validFrom > validTo) {
    const [first, last] = [cells.columnOf(...adColumns.validFrom), cells.columnOf(...adColumns.validTo)];
    cells.refuse(last, 'date', `The last day lies before the first, in ${first}: correct one of them.`);
  }
  const numberOfCoupons = read('numberOfCoupons');
  for (const name of ['addressLine1', 'addressLine2', 'city'] as const) read(name);
  const row: ImportRow = {
    externalId: '',
    category: category ?? '',
    subCategory: cells.read(cell.text(1, 80), 'sub_category'),
    mapAreas: cells.read(cell.list, ...adColumns.mapArea) ?? [],
    ...(Object.fromEntries(importFields.map((name) => [name, read(name)])) as ImportValues),
    title: title ?? '',
    timeZone: getTimeZone(state, misplaced === undefined ? postcode : null),
    positionSource: latitude === null ? null : positionSource,
    numberOfCoupons: numberOfCoupons === unlimitedCoupons ? null : numberOfCoupons,
    couponsUnlimited: numberOfCoupons === unlimitedCoupons,
  };
  const id = cells.read(cell.text(1, 200), 'id');
  row.externalId = id ?? (cells.refusedAny('id', ...identifying) ? '' : identity(row));
  return { row, errors: cells.errors };
}

/** Exports tell the type of each ad. */
function typeIn({ type = '' }: Readonly<Record<string, string>>): BrochureType | undefined {
  return type in brochureTypes ? (type as BrochureType) : undefined;
}

/** Reads the cell of a field once and returns the same value afterwards. Errors come in the order of first reading. */
function fieldReader(cells: Cells, type: BrochureType, isNew: boolean) {
  const values = new Map<ImportField, unknown>();
  return <Name extends ImportField>(name: Name): ImportValues[Name] => {
    if (!values.has(name)) {
      const { fallbacks = [] } = importOf(name);
      const others = isNew ? fallbacks : [];
      values.set(name, cells.read(readerOf(name, { type, isNew }), ...adColumns[name], ...others));
    }
    return values.get(name) as ImportValues[Name];
  };
}

const identifying = ['title', 'name', 'company_name', 'address_line1', 'suburb', 'city', 'postcode'];

/** Identity for a file without ids: the same name at the same address, ignoring case, is the same business. */
function identity({ title, addressLine1, city, postcode }: ImportRow): string {
  const parts = [title, addressLine1, city, postcode].map((part) => (part ?? '').toLowerCase());
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24);
}
