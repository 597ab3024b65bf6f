import type { FieldError } from '../../../../shared/errors/DomainError';
import { postcodeProblem } from '../../../../shared/australia/postcodeProblem';
import type { Brochure } from '../../Brochure';
import type { BrochureChanges } from '../values/BrochureChanges';
import { priceProblems, type Prices } from './priceProblems';

type Whole = Pick<
  Brochure,
  | 'postcode'
  | 'state'
  | 'validFrom'
  | 'validTo'
  | 'numberOfCoupons'
  | 'couponsUnlimited'
  | 'numberOfCouponsPurchased'
  | 'description'
> &
  Prices;

/**
 * Checks rules between fields on the ad after the change (docs/rules/ads-and-types.md#field-limits). `today` is the day
 * in the ad's own zone.
 */
export function valueProblems(after: Whole, changes: BrochureChanges, today: string): FieldError[] {
  const problems: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => problems.push({ field, code, message });

  if (changes.postcode !== undefined || changes.state !== undefined) {
    const misplaced = after.postcode === null ? undefined : postcodeProblem(after.postcode, after.state);
    if (misplaced !== undefined) refuse('address.postcode', 'POSTCODE', misplaced);
  }
  if (after.validFrom !== null && after.validTo !== null && after.validFrom > after.validTo) {
    refuse('validTo', 'BEFORE_START', 'The last day lies before the first: correct one of them.');
  }
  const { latitude, longitude } = changes;
  if ((latitude == null) !== (longitude == null)) {
    const missing = latitude == null ? 'latitude' : 'longitude';
    refuse(missing, 'REQUIRED', `A position needs both latitude and longitude: give ${missing} too, or neither.`);
  }
  problems.push(...priceProblems(after, Object.keys(changes), today));
  if (after.couponsUnlimited && after.numberOfCoupons !== null) {
    refuse('numberOfCoupons', 'CONTRADICTION', 'Unlimited coupons have no number: leave one of the two out.');
  }
  const taken = after.numberOfCouponsPurchased;
  if (!after.couponsUnlimited && taken > (after.numberOfCoupons ?? 0)) {
    const count = taken === 1 ? '1 coupon is' : `${taken} coupons are`;
    refuse('numberOfCoupons', 'BELOW_SOLD', `${count} taken already: the number cannot be lower than ${taken}.`);
  }
  // cleaning replaces some characters by entities, which are longer
  if (after.description !== null && Array.from(after.description).length > 10_000) {
    refuse('description', 'LENGTH', 'A description has at most 10,000 characters, markup included.');
  }
  return problems;
}
