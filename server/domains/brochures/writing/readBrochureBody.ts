import { validateSync } from 'class-validator';
import { parseAustralianDate } from '../../../shared/dates/parseAustralianDate';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { fieldErrorsOf } from '../../../shared/validation/fieldErrorsOf';
import { AddressInput } from './AddressInput';
import type { BrochureType } from '../BrochureType';
import type { BrochureBody } from './brochureBody';
import { CreateBrochureInput } from './CreateBrochureInput';
import type { GivenFields } from './BrochureInput';

/** "No index" and "unlimited" (docs/rules/prices-and-coupons.md#number-of-coupons). */
const sentinel = 9999;

/** REST's names, dates and prices as the input that GraphQL takes, held to the same rules. */
export function readBrochureBody(body: BrochureBody, type?: BrochureType): GivenFields {
  const errors: FieldError[] = [];
  const { adIndex, vendor, category, mapArea, address, numberOfCoupons, recordStatus, ...rest } = body;
  const unlimited = numberOfCoupons === undefined ? body.couponsUnlimited : numberOfCoupons === sentinel;
  const { validFrom, validTo, normalPriceSince, normalPrice, discountedPrice, ...same } = rest;
  if (recordStatus === false) {
    errors.push({ field: 'recordStatus', code: 'NOT_HERE', message: 'An ad is not deleted by this call: send true.' });
  }
  const coupons = numberOfCoupons === sentinel ? null : numberOfCoupons;
  const input = Object.assign(new CreateBrochureInput(), same, type && { type }, {
    adIndex: adIndex === sentinel ? null : adIndex,
    vendorId: vendor === null ? null : vendor?.id,
    category: category === null ? null : category?.code,
    mapArea: mapArea === null ? null : mapArea?.did,
    address: address && Object.assign(new AddressInput(), address),
    validFrom: readDate('validFrom', validFrom, errors),
    validTo: readDate('validTo', validTo, errors),
    normalPriceSince: readDate('normalPriceSince', normalPriceSince, errors),
    normalPriceCents: readPrice('normalPrice', normalPrice, errors),
    discountedPriceCents: readPrice('discountedPrice', discountedPrice, errors),
    numberOfCoupons: coupons,
    couponsUnlimited: unlimited,
  });
  const broken = [...errors, ...fieldErrorsOf(validateSync(input))];
  if (broken.length === 0) return input;
  throw new DomainError('VALIDATION_FAILED', broken.map(({ message }) => message).join(' '), { errors: broken });
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

function readPrice(field: string, dollars: Given<number>, errors: FieldError[]): Given<number> {
  if (dollars == null) return dollars;
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 1e-6 * Math.max(1, Math.abs(cents))) {
    errors.push({ field, code: 'PRICE', message: `${field} has more than two decimals: write dollars and cents.` });
  }
  return cents;
}
