import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { CouponPurchased } from './buying/CouponPurchased';
import { purchaseByToken } from './purchaseByToken';
import { ReservedCoupon } from './ReservedCoupon';
import { reservedCouponOf } from './reservedCouponOf';

@Resolver(() => CouponPurchased)
export class ReservedCouponResolver {
  @Query(() => ReservedCoupon, {
    description: 'A coupon as it is now, for the buyer who kept its token. NOT_FOUND: the token opens nothing.',
  })
  async reservedCoupon(
    @Arg('token', () => String, { description: 'As the purchase gave it.' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<ReservedCoupon> {
    return reservedCouponOf(context, await purchaseByToken(context, token));
  }

  @FieldResolver(() => ReservedCoupon, { description: 'The coupon as its buyer has it, with the token that opens it.' })
  coupon(@Root() { purchase }: CouponPurchased, @Ctx() context: RequestContext): Promise<ReservedCoupon> {
    return reservedCouponOf(context, purchase);
  }
}
