import { brochureTypes } from '../../brochures/fields/brochureTypes';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import type { Brochure } from '../../brochures/Brochure';
import { couponsRemaining } from '../../brochures/couponsRemaining';
import { noSuchCoupon } from './noSuchCoupon';
import type { SaleProblem } from './PurchaseOutcome';

/**
 * docs/rules/prices-and-coupons.md#who-may-take-a-coupon: coupons are taken of a coupon ad that is published and inside
 * its dates. What the public may not see is NOT_FOUND; what it could see until its last day, or until it was archived,
 * has ended. null: nothing stands in the way.
 */
export function saleProblem(brochure: Brochure, now: Date): SaleProblem | null {
  const isPublic = brochure.recordStatus && brochure.status !== 'PENDING_REVIEW';
  if (!isPublic || !brochureTypes[brochure.type].hasCoupons) throw noSuchCoupon();
  const today = calendarDay(now, brochure.timeZone);
  if (brochure.validTo !== null && today > brochure.validTo) {
    return { kind: 'ENDED', message: `This offer ended on ${formatAustralianDate(brochure.validTo)}.` };
  }
  if (brochure.status === 'ARCHIVED') return { kind: 'ENDED', message: 'This offer has ended.' };
  if (brochure.validFrom !== null && today < brochure.validFrom) throw noSuchCoupon();
  if (couponsRemaining(brochure) === 0) {
    return { kind: 'SOLD_OUT', message: 'All coupons of this offer are taken.' };
  }
  return null;
}
