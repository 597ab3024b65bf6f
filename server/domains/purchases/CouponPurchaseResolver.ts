import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { CouponPurchase } from './CouponPurchase';
import { CouponState } from './CouponState';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { stateOfCoupon } from './stateOfCoupon';

@Resolver(() => CouponPurchase)
export class CouponPurchaseResolver {
  @FieldResolver(() => Brochure, { description: 'The ad, as it is now.' })
  brochure(@Root() { brochureId }: CouponPurchase, @Ctx() context: RequestContext): Promise<Brochure | null> {
    return context.loader(purchasedBrochureLoader).load(brochureId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'At whose till it was redeemed: the name of that login.',
  })
  async redeemedByName(
    @Root() { redeemedById }: CouponPurchase,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return redeemedById === null ? null : ((await context.loader(accountLoader).load(redeemedById))?.name ?? null);
  }

  @FieldResolver(() => CouponState, { description: 'What has become of it.' })
  async state(@Root() purchase: CouponPurchase, @Ctx() context: RequestContext): Promise<CouponState> {
    const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
    return stateOfCoupon(purchase, brochure?.timeZone ?? 'UTC', context.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The buyer's e-mail address; only administrators see it.",
  })
  email(@Root() { email }: CouponPurchase, @Ctx() { viewer }: RequestContext): string | null {
    return viewer?.role === 'ADMINISTRATOR' ? email : null;
  }
}
