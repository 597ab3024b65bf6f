import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { purchaseCoupon, PurchaseCouponInput } from './purchaseCoupon';
import { PurchaseCouponResult, purchaseCouponResult } from './PurchaseCouponResult';

@Resolver()
export class PurchaseCouponResolver {
  @Mutation(() => PurchaseCouponResult, {
    description:
      'Reserves a coupon for free; the buyer pays the vendor. For everyone. NOT_FOUND: no such coupon is public; VALIDATION_FAILED names the fields.',
  })
  async purchaseCoupon(
    @Arg('input', () => PurchaseCouponInput, { description: 'Which coupon, and for whom.' })
    { brochureId, ...buyer }: PurchaseCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PurchaseCouponResult> {
    const input = { ...buyer, brochureId: databaseIdOf(brochureId, 'Brochure', 'brochureId') };
    return purchaseCouponResult(await purchaseCoupon(context, input));
  }
}
