import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { CouponPurchased } from './buying/CouponPurchased';
import { purchaseByToken } from './purchaseByToken';
import { ReservedCoupon } from './ReservedCoupon';
import { vendorLoader } from '../vendors/vendorLoader';
import { couponTokenOf } from './couponTokens';
import type { CouponPurchase } from './CouponPurchase';
import { describeCoupon } from './documents/describeCoupon';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { getCouponState } from './getCouponState';
import { cancelCoupon, CancelCouponInput } from './voiding/cancelCoupon';

@ObjectType({ description: 'What `cancelCoupon` did.' })
export class CancelCouponPayload {
  @Field(() => ReservedCoupon, { description: 'The coupon as it is now.' })
  readonly coupon: ReservedCoupon;

  constructor(coupon: ReservedCoupon) {
    this.coupon = coupon;
  }
}

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

  @Mutation(() => CancelCouponPayload, {
    description:
      'Cancels a coupon for the buyer who kept its token; there is then one more to be had. A cancelled one stays as it is. CONFLICT: it was redeemed or has ended; NOT_FOUND: the token opens nothing.',
  })
  async cancelCoupon(
    @Arg('input', () => CancelCouponInput, { description: 'Which coupon to cancel.' }) input: CancelCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<CancelCouponPayload> {
    return new CancelCouponPayload(await reservedCouponOf(context, await cancelCoupon(context, input)));
  }

  @FieldResolver(() => ReservedCoupon, { description: 'The coupon as its buyer has it, with the token that opens it.' })
  coupon(@Root() { purchase }: CouponPurchased, @Ctx() context: RequestContext): Promise<ReservedCoupon> {
    return reservedCouponOf(context, purchase);
  }
}

/** Returns the buyer's view of a coupon. The caller must have verified that the buyer asks. */
async function reservedCouponOf(context: RequestContext, purchase: CouponPurchase): Promise<ReservedCoupon> {
  const { identitySecret, publicUrl, clock } = context;
  const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
  if (!brochure) throw new Error(`The coupon ${purchase.did} has lost its ad.`);
  const vendor = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
  const { code, companyName, redeemUrl } = describeCoupon({ purchase, brochure, vendor, publicUrl });
  const { title, discountedPriceCents, termsOfOffer, validTo, purchasedAt, brochureId } = purchase;
  const token = couponTokenOf(identitySecret, purchase.did);
  return new ReservedCoupon({
    ...{ token, code, title, companyName, discountedPriceCents, termsOfOffer, validTo, purchasedAt, redeemUrl },
    state: getCouponState(purchase, brochure.timeZone, clock.now()),
    brochureDatabaseId: brochureId,
    pdfPath: `/rest/coupon/public/${token}/pdf`,
  });
}
