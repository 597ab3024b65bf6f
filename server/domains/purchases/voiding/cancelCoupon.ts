import { Field, InputType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { getCouponState } from '../getCouponState';
import { purchaseByToken } from '../purchaseByToken';
import { refusedRedemption } from '../redemption/refusedRedemption';
import { voidPurchase } from './voidPurchase';

@InputType({ description: 'Which coupon its buyer no longer wants.' })
export class CancelCouponInput {
  @Field(() => String, { description: 'The token of the coupon, as the purchase gave it.' })
  token: string;
}

/**
 * Cancels a coupon for its buyer, which makes one more available. The token is sufficient proof. A coupon that is void
 * already stays unchanged (docs/rules/prices-and-coupons.md#cancelling).
 * @throws NOT_FOUND if the token opens nothing; CONFLICT if the coupon was redeemed or has ended
 */
export async function cancelCoupon(
  context: RequestContext,
  { token }: Pick<CancelCouponInput, 'token'>,
): Promise<CouponPurchase> {
  authorize(context.viewer, 'cancelCoupon');
  const found = await purchaseByToken(context, token);
  const { id, brochureId } = found;
  return context.database.transaction(async (manager) => {
    const { timeZone } = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
    if (['VALID', 'HELD'].includes(getCouponState(found, timeZone, context.clock.now()))) {
      await voidPurchase(manager, context, found, { action: 'cancelCoupon', reason: 'BUYER', note: null });
    }
    // read again: a till may have redeemed it meanwhile
    const purchase = await manager.getRepository(CouponPurchase).findOneByOrFail({ id });
    const state = getCouponState(purchase, timeZone, context.clock.now());
    if (state === 'REDEEMED' || state === 'ENDED') throw refusedRedemption(state, purchase, timeZone);
    return purchase;
  });
}
