import { outsideHoursReason } from '../../../../../shared/coupon-hours/outsideHoursReason';
import { parseCouponHours } from '../../../../../shared/coupon-hours/parseCouponHours';
import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { parseCouponCode } from '../../../../../shared/coupons/parseCouponCode';
import type { OpeningPlace } from '../../../../../shared/opening-hours/openingState';
import { isoDayIn } from '../../../../shared/dates/isoDayIn';
import { serverTime, type TillList } from './tillList';
import type { QueuedRedemption } from './tillQueue';

type OfflineOffer = TillList['offers'][number];

export type FoundOffline =
  | { kind: 'MISTYPED'; message: string }
  | { kind: 'UNKNOWN' | 'HELD' | 'ENDED' }
  | { kind: 'WAITING'; redemption: QueuedRedemption }
  | {
      kind: 'GOOD';
      code: string;
      offer: OfflineOffer;
      /** why it cannot be used now; null if it can */
      outside: string | null;
    };

/** What this device knows of a code without a connection. */
export async function findOffline(
  list: TillList,
  waiting: readonly QueuedRedemption[],
  text: string,
  now: number,
): Promise<FoundOffline> {
  const { code, problem } = parseCouponCode(text);
  if (code === undefined) return { kind: 'MISTYPED', message: problem.message };
  const redemption = waiting.find((each) => each.code === code);
  if (redemption !== undefined) return { kind: 'WAITING', redemption };
  const hash = await hashCouponCode(list.salt, code);
  const offer = list.offers.find(({ valid }) => valid.includes(hash));
  if (offer === undefined) {
    return { kind: list.offers.some(({ held }) => held.includes(hash)) ? 'HELD' : 'UNKNOWN' };
  }
  const moment = serverTime(list, now);
  if (isoDayIn(offer.timeZone, moment) > offer.validTo) return { kind: 'ENDED' };
  return { kind: 'GOOD', code, offer, outside: outsideReason(offer, moment) };
}

function outsideReason({ couponHours, timeZone, state }: OfflineOffer, moment: Date): string | null {
  const hours = couponHours === null ? undefined : parseCouponHours(couponHours).hours;
  const place = { timeZone, state: state as OpeningPlace['state'] };
  return hours ? outsideHoursReason(hours, moment, place) : null;
}
