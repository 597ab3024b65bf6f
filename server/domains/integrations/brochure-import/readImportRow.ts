import { createHash } from 'node:crypto';
import type { FieldError } from '../../../shared/errors/DomainError';
import { postcodeProblem } from '../../../shared/australia/postcodeProblem';
import { timeZoneOf } from '../../../shared/australia/timeZoneOf';
import type { BrochureType } from '../../brochures/BrochureType';
import { brochureTypes } from '../../brochures/fields/brochureTypes';
import { Cells } from './Cells';
import * as cell from './cellReaders';
import type { ImportRow } from './ImportRow';

/** 9999 stands for "unlimited" (docs/rules/prices-and-coupons.md#number-of-coupons). */
const unlimitedCoupons = 9999;

export interface ReadRow {
  /** a cell that is refused is empty here */
  row: ImportRow;
  errors: FieldError[];
}

/** Reads one row by itself; everything that is wrong with it is found at once. */
export function readImportRow(record: Readonly<Record<string, string>>, type: BrochureType = 'BLD_AD'): ReadRow {
  const cells = new Cells(record);
  const title = cells.read(cell.text(brochureTypes[type].shortestTitle, 120), 'title', 'name', 'company_name');
  // an ad that is there keeps what the file does not speak of
  const isNew = !record['did']?.trim();
  const mayLack = (names: readonly string[]) => !isNew && !names.some((name) => name in record);
  if (title === null && cells.errors.length === 0 && !mayLack(['title', 'name'])) {
    cells.refuse(
      cells.columnOf('name', 'title'),
      'required',
      `Give the ad a name of ${brochureTypes[type].shortestTitle} to 120 characters.`,
    );
  }
  const category = cells.read(cell.text(1, 80), 'category');
  if (category === null && !mayLack(['category']))
    cells.refuse('category', 'required', 'Give the code or the name of a category.');

  const state = cells.read(cell.australianState, 'state');
  const postcode = cells.read(cell.text(1, 40), 'postcode');
  const misplaced = postcode === null ? undefined : postcodeProblem(postcode, state);
  if (misplaced !== undefined) cells.refuse('postcode', 'postcode', misplaced);

  const latitude = cells.read(cell.number(-55, -9), 'lat', 'latitude');
  const longitude = cells.read(cell.number(96, 168.5), 'lon', 'longitude');
  if ((latitude === null) !== (longitude === null) && !cells.refusedAny('lat', 'latitude', 'lon', 'longitude')) {
    const [lat, lon] = [cells.columnOf('lat', 'latitude'), cells.columnOf('lon', 'longitude')];
    const [missing, given] = latitude === null ? [lat, lon] : [lon, lat];
    cells.refuse(missing, 'required', `A position needs both numbers: give ${missing} too, or take ${given} away.`);
  }
  const positionSource = cells.read(cell.positionSource, 'geo_precision', 'position_source') ?? 'EXACT';

  const validFrom = cells.read(cell.day, 'valid_from');
  const validTo = cells.read(cell.day, 'valid_to');
  if (validFrom !== null && validTo !== null && validFrom > validTo) {
    cells.refuse('valid_to', 'date', 'The last day lies before the first, in valid_from: correct one of them.');
  }
  const numberOfCoupons = cells.read(cell.wholeNumber(1, unlimitedCoupons), 'number_of_coupons');

  const place = {
    addressLine1: cells.read(cell.text(1, 200), 'address_line1'),
    addressLine2: cells.read(cell.text(1, 200), 'address_line2'),
    city: cells.read(cell.text(1, 80), 'suburb', 'city'),
    state,
    postcode,
    timeZone: timeZoneOf(state, misplaced === undefined ? postcode : null),
    latitude,
    longitude,
    positionSource: latitude === null ? null : positionSource,
  };
  const row: ImportRow = {
    externalId: '',
    category: category ?? '',
    subCategory: cells.read(cell.text(1, 80), 'sub_category'),
    mapAreas: cells.read(cell.list, 'map_area', 'map_areas') ?? [],
    title: title ?? '',
    companyName: cells.read(cell.text(1, 120), 'company_name', 'name'),
    highlights: cells.read(cell.paragraphs(1000), 'highlights'),
    description: cells.read(cell.description(10_000), 'description'),
    ...place,
    phoneNo: cells.read(cell.phone, 'phone', 'phone_no'),
    contactEmail: cells.read(cell.email, 'email', 'contact_email'),
    wwwUrl: cells.read(cell.url, 'website', 'www_url'),
    googleAdUrl: cells.read(cell.url, 'google_ad_url'),
    flipbookUrl: cells.read(cell.url, 'flipbook_url'),
    validFrom,
    validTo,
    normalPriceCents: cells.read(cell.dollars, 'normal_price'),
    discountedPriceCents: cells.read(cell.dollars, 'discounted_price'),
    normalPriceSince: cells.read(cell.day, 'normal_price_since'),
    numberOfCoupons: numberOfCoupons === unlimitedCoupons ? null : numberOfCoupons,
    couponsUnlimited: numberOfCoupons === unlimitedCoupons,
    termsOfOffer: cells.read(cell.paragraphs(10_000), 'terms_of_offer'),
  };
  const id = cells.read(cell.text(1, 200), 'id');
  row.externalId = id ?? (cells.refusedAny('id', ...identifying) ? '' : identity(row));
  return { row, errors: cells.errors };
}

const identifying = ['title', 'name', 'company_name', 'address_line1', 'suburb', 'city', 'postcode'];

/** A file without ids: the same name at the same address is the same business, however it is capitalised. */
function identity({ title, addressLine1, city, postcode }: ImportRow): string {
  const parts = [title, addressLine1, city, postcode].map((part) => (part ?? '').toLowerCase());
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24);
}
