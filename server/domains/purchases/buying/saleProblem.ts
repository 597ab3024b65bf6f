import { brochureTypes } from '../../brochures/fields/brochureTypes';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import type { Brochure } from '../../brochures/Brochure';
import { couponsRemaining } from '../../brochures/computed/couponsRemaining';
import { noSuchCoupon } from './noSuchCoupon';
import type { SaleProblem } from './PurchaseOutcome';

/**
 * Returns why no coupon can be taken now; null when one can (docs/rules/prices-and-coupons.md#who-may-take-a-coupon).
 * The ad must be a published coupon ad within its dates. An ad that was public until its last day or its archiving has
 * ended.
 * @throws NOT_FOUND for an ad that the public may not see
 */
export function saleProblem(brochure: Brochure, now: Date): SaleProblem | null {
  if (!isOffered(brochure, now)) throw noSuchCoupon();
  const today = calendarDay(now, brochure.timeZone);
  if (brochure.validTo !== null && today > brochure.validTo) {
    return { kind: 'ENDED', message: `This offer ended on ${formatAustralianDate(brochure.validTo)}.` };
  }
  if (brochure.status === 'ARCHIVED') return { kind: 'ENDED', message: 'This offer has ended.' };
  if (couponsRemaining(brochure) === 0) {
    return { kind: 'SOLD_OUT', message: 'All coupons of this offer are taken.' };
  }
  return null;
}

/** True for an ad with coupons that the public may see, or could until it ended. */
export function isOffered(brochure: Brochure, now: Date): boolean {
  const { recordStatus, status, type, validFrom, validTo, timeZone } = brochure;
  if (!recordStatus || status === 'PENDING_REVIEW' || !brochureTypes[type].hasCoupons) return false;
  const today = calendarDay(now, timeZone);
  const hasEnded = status === 'ARCHIVED' || (validTo !== null && today > validTo);
  return hasEnded || validFrom === null || today >= validFrom;
}
