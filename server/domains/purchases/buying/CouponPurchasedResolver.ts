import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { CouponPurchased } from './CouponPurchased';
import { renderCoupon } from '../documents/renderCoupon';

@Resolver(() => CouponPurchased)
export class CouponPurchasedResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The coupon to print or to show, as PDF in base 64; drawn only when asked for. null: it could not be drawn, and the code is good without it.',
  })
  async pdf(@Root() { purchase, offer }: CouponPurchased, @Ctx() context: RequestContext): Promise<string | null> {
    return (await renderCoupon(context, purchase, offer))?.toString('base64') ?? null;
  }
}
