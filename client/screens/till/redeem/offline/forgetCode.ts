import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { tillList } from './tillList';

/** Takes a coupon out of the list of this device, because it was redeemed. */
export async function forgetCode(code: string): Promise<void> {
  const list = tillList.get();
  if (list !== null && 'subtle' in crypto) tillList.remove(await hashCouponCode(list.salt, code));
}
