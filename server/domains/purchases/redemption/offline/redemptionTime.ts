import { offlineTill } from '../../../../../shared/coupons/offlineTill';

const hourMs = 60 * 60 * 1000;
/** by which a clock may be ahead */
export const toleranceMs = 2 * 60 * 1000;

interface Times {
  /** by the device that redeemed the coupon */
  redeemedAt: Date;
  /** when the list was made */
  fetchedAt: Date;
  now: Date;
}

/**
 * Returns the time that a redemption gets which a till sends later; null if it is not within the hours of its list, in
 * the future, or sent too late (docs/rules/prices-and-coupons.md#a-till-without-a-connection).
 */
export function redemptionTime({ redeemedAt, fetchedAt, now }: Times): Date | null {
  const [at, from, present] = [redeemedAt.getTime(), fetchedAt.getTime(), now.getTime()];
  if (at < from - toleranceMs || at > from + offlineTill.hoursOfList * hourMs) return null;
  if (at > present + toleranceMs || present > from + offlineTill.daysToSend * 24 * hourMs) return null;
  return new Date(Math.min(Math.max(at, from), present));
}
