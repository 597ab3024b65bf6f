import type { RequestContext } from '../../../platform/context/RequestContext';
import { CouponPurchase } from '../CouponPurchase';
import { findCouponByCode } from './findCouponByCode';

/** Returns the coupon of a code for the till, before it is redeemed. */
export async function couponByCode(context: RequestContext, { code }: { code: string }): Promise<CouponPurchase> {
  const { purchase } = await findCouponByCode(context, context.database.manager, 'couponByCode', code);
  return purchase;
}
