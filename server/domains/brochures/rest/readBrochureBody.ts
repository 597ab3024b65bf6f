import { readCents } from '../../../shared/money/readCents';
import { validateSync } from 'class-validator';
import { parseAustralianDate } from '../../../shared/dates/parseAustralianDate';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { getFieldErrors } from '../../../shared/validation/getFieldErrors';
import type { BrochureType } from '../BrochureType';
import { describeField } from '../fields/brochureFields';
import { AddressInput } from '../writing/input/AddressInput';
import type { GivenFields } from '../writing/input/BrochureInput';
import { CreateBrochureInput } from '../writing/createBrochure';
import type { BrochureBody } from './brochureBody';
import { plainFields, plainFieldsOfKind } from './restFields';

/** Means "no index" and "unlimited" (docs/rules/prices-and-coupons.md#number-of-coupons). */
const sentinel = 9999;

/** Converts names, dates and prices of REST to the GraphQL input, which has the same rules. */
export function readBrochureBody(body: BrochureBody, type?: BrochureType): GivenFields {
  const errors: FieldError[] = [];
  const { adIndex, vendor, category, brochureCategories, mapArea, address, numberOfCoupons } = body;
  if (body.recordStatus === false) {
    errors.push({ field: 'recordStatus', code: 'NOT_HERE', message: 'An ad is not deleted by this call: send true.' });
  }
  const input = Object.assign(new CreateBrochureInput(), type && { type }, readPlainFields(body, errors), {
    adIndex: adIndex === sentinel ? null : adIndex,
    vendorId: vendor === null ? null : vendor?.id,
    category: category === null ? null : category?.code,
    brochureCategories,
    mapArea: mapArea === null ? null : mapArea?.did,
    address: address && Object.assign(new AddressInput(), address),
    numberOfCoupons: numberOfCoupons === sentinel ? null : numberOfCoupons,
    couponsUnlimited: numberOfCoupons === undefined ? body.couponsUnlimited : numberOfCoupons === sentinel,
  });
  const broken = [...errors, ...getFieldErrors(validateSync(input))];
  if (broken.length === 0) return input;
  throw new DomainError('VALIDATION_FAILED', broken.map(({ message }) => message).join(' '), { errors: broken });
}

/** Returns values under the input's names: dates and prices converted, all others unchanged. */
function readPlainFields(body: BrochureBody, errors: FieldError[]): Partial<GivenFields> {
  const valueOf = (name: (typeof plainFields)[number]) =>
    (body as Record<string, unknown>)[describeField(name).rest.path];
  const values = new Map<string, unknown>(plainFields.map((name) => [name, valueOf(name)]));
  for (const name of plainFieldsOfKind('date')) {
    values.set(name, readDate(describeField(name).rest.path, valueOf(name) as Given<string>, errors));
  }
  for (const name of plainFieldsOfKind('cents')) {
    values.set(name, readGivenCents(describeField(name).rest.path, valueOf(name) as Given<number>, errors));
  }
  return Object.fromEntries(values);
}

type Given<T> = T | null | undefined;

function readDate(field: string, text: Given<string>, errors: FieldError[]): Given<string> {
  if (text == null || text.trim() === '') return text === undefined ? undefined : null;
  const date = parseAustralianDate(text.trim());
  if (date === undefined) {
    errors.push({ field, code: 'DATE', message: `${field} is no day written as DD/MM/YYYY, for example 20/11/2026.` });
  }
  return date;
}

function readGivenCents(field: string, dollars: Given<number>, errors: FieldError[]): Given<number> {
  return dollars == null ? dollars : readCents(field, dollars, errors);
}
