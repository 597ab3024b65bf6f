import type { TillCouponFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/formatDate';
import { tillMoment } from './tillMoment';

type Coupon = Pick<TillCouponFragment, 'state' | 'validTo' | 'redeemedAt' | 'redeemedByName' | 'voidedAt' | 'brochure'>;

/** What the till has to know first: is it good, and if not, since when and by whom. */
export function tillState(coupon: Coupon): { good: boolean; title: string; text: string } {
  const { state, validTo, redeemedAt, redeemedByName, voidedAt, brochure } = coupon;
  const at = (moment: string | null) => (moment === null ? '' : tillMoment(moment, brochure.timeZone));
  switch (state) {
    case 'VALID':
      return { good: true, title: 'This coupon is good', text: `Until ${formatDate(validTo)}, to be redeemed once.` };
    case 'REDEEMED': {
      const by = redeemedByName === null ? '' : ` by ${redeemedByName}`;
      return { good: false, title: 'Redeemed before', text: `On ${at(redeemedAt)}${by}. It cannot be used again.` };
    }
    case 'VOIDED':
      return { good: false, title: 'Withdrawn', text: `It was taken back on ${at(voidedAt)}.` };
    case 'ENDED':
      return { good: false, title: 'Ended', text: `Its last day was ${formatDate(validTo)}.` };
  }
}
