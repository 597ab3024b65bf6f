import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { ReservedCoupon } from '../ReservedCoupon';
import { reservedCouponOf } from '../reservedCouponOf';
import { confirmCoupon, ConfirmCouponInput } from './confirmCoupon';
import { CouponFigures, readCouponFigures } from './readCouponFigures';

@ObjectType({ description: 'What `confirmCoupon` did.' })
export class ConfirmCouponPayload {
  @Field(() => ReservedCoupon, { description: 'The coupon as it is now.' })
  readonly coupon: ReservedCoupon;

  constructor(coupon: ReservedCoupon) {
    this.coupon = coupon;
  }
}

@Resolver()
export class HeldCouponResolver {
  @Mutation(() => ConfirmCouponPayload, {
    description:
      'Confirms a HELD coupon by the token of the mail; it can then be redeemed. A confirmed one stays as it is. CONFLICT: not in time, or cancelled; NOT_FOUND: the token opens nothing.',
  })
  async confirmCoupon(
    @Arg('input', () => ConfirmCouponInput, { description: 'Which coupon to confirm.' }) input: ConfirmCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<ConfirmCouponPayload> {
    return new ConfirmCouponPayload(await reservedCouponOf(context, await confirmCoupon(context, input)));
  }

  @Query(() => CouponFigures, {
    description:
      'How many coupons were held, confirmed and returned, and how many purchases refused. All ads for administrators, those of its own for a vendor.',
  })
  couponFigures(
    @Arg('brochureDatabaseId', () => Int, { nullable: true, description: 'Only the ad with this `databaseId`.' })
    brochureDatabaseId: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<CouponFigures> {
    return readCouponFigures(context, { brochureId: brochureDatabaseId ?? null });
  }
}
