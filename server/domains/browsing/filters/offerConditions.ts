import type { SqlValues } from '../../../platform/database/SqlValues';
import { typesSql } from '../../brochures/fields/brochureTypes';
import type { BrochureFilter } from './BrochureFilter';

const couponTypes = typesSql('hasCoupons');

/** SQL for "is an offer" (docs/rules/screens.md#words-on-screens); `b` is the ad. */
export const isOffer = `b.type IN ${couponTypes}`;

/** SQL for "shows a price": unlimited coupons show N/A. */
export const hasPrice = `(b.type IN ${couponTypes} AND NOT b.coupons_unlimited
  AND coalesce(b.discounted_price_cents, b.normal_price_cents) IS NOT NULL)`;

/**
 * SQL for "saves this many percent or more"; null, like false, without a shown saving. Only offers have one, and an index
 * finds the offers.
 */
export const savesAtLeast = (percent: string): string =>
  `(${isOffer} AND b.saving_basis_points >= ${percent}::integer * 100)`;

/** SQL for "is over within so many days"; false of ads without a last day. */
export const endsWithin = (days: string, now: string): string =>
  `b.visible_until <= ${now}::timestamptz + make_interval(days => ${days}::integer)`;

/** Returns SQL conditions for price, saving, last day and suburb, to be joined by AND; `b` is the ad. */
export function offerConditions(filter: BrochureFilter, now: Date, values: SqlValues): string[] {
  const { withPrice, minSaving, endsWithinDays, suburbs } = filter;
  const conditions: string[] = [];
  if (withPrice != null) conditions.push(withPrice ? hasPrice : `NOT ${hasPrice}`);
  if (minSaving != null) conditions.push(savesAtLeast(values.add(minSaving)));
  if (endsWithinDays != null) conditions.push(endsWithin(values.add(endsWithinDays), values.add(now)));
  if (suburbs != null) {
    const wanted = `${values.add(suburbs.map((name) => name.replaceAll('\0', ' ').trim().toLowerCase()))}::text[]`;
    conditions.push(`(lower(b.city) = ANY(${wanted}) OR lower(b.city || ' ' || b.state) = ANY(${wanted}))`);
  }
  return conditions;
}
