import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatClockTime } from '../../../shared/dates/formatClockTime';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { DomainError } from '../../../shared/errors/DomainError';
import type { CouponPurchase } from '../CouponPurchase';
import type { CouponState } from '../CouponState';

type SpentState = Exclude<CouponState, 'VALID'>;

const sentences: Record<SpentState, (coupon: CouponPurchase, timeZone: string, by: string | null) => string> = {
  HELD: ({ heldUntil }, timeZone) =>
    `This coupon is not confirmed yet. Its buyer confirms it by the link in our mail, until ${heldUntil === null ? 'later' : formatClockTime(heldUntil, timeZone)}.`,
  REDEEMED: ({ redeemedAt }, timeZone, by) =>
    `This coupon was redeemed ${moment(redeemedAt, timeZone)}${by === null ? '' : `, by ${by}`}.`,
  VOIDED: ({ voidedAt, voidReason }, timeZone) =>
    voidReason === 'UNCONFIRMED'
      ? `This coupon was not confirmed in time and ended ${moment(voidedAt, timeZone)}.`
      : `This coupon was voided ${moment(voidedAt, timeZone)}.`,
  ENDED: ({ validTo }) => `This coupon ended on ${formatAustralianDate(validTo)}.`,
};

/** Returns the error for a coupon that cannot be redeemed, with times in the ad's time zone. */
export function refusedRedemption(
  state: SpentState,
  coupon: CouponPurchase,
  timeZone: string,
  /** name of the login that redeemed it, if known */
  by: string | null = null,
): DomainError {
  const message = sentences[state](coupon, timeZone, by);
  return new DomainError('CONFLICT', message, { errors: [{ field: 'code', code: state, message }] });
}

function moment(at: Date | null, timeZone: string): string {
  if (at === null) return 'before';
  return `on ${formatAustralianDate(calendarDay(at, timeZone))} at ${formatClockTime(at, timeZone)}`;
}
