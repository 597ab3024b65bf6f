import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { isOfCompany, mayCall } from '../../shared/authorize';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { accountLoader } from '../accounts/accountLoader';
import { Brochure } from '../brochures/Brochure';
import { CouponPurchase } from './CouponPurchase';
import { CouponState } from './CouponState';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { getCouponState } from './getCouponState';
import { outsideConditionsReason } from './redemption/outsideConditions';
import { undoableUntil } from './redemption/undoing/undoableUntil';
import { undoneRedemptionLoader } from './redemption/undoing/undoneRedemptionLoader';
import { whileShown } from './whileShown';

@Resolver(() => CouponPurchase)
export class CouponPurchaseResolver {
  @FieldResolver(() => Brochure, {
    description: 'The ad, as it is now. GONE for its buyer once visitors no longer see it.',
  })
  async brochure(@Root() { brochureId }: CouponPurchase, @Ctx() context: RequestContext): Promise<Brochure | null> {
    const brochure = await context.loader(purchasedBrochureLoader).load(brochureId);
    if (brochure === null || isOfCompany(context.viewer, brochure)) return brochure;
    // the caller is a buyer who requests the same coupon again
    if (!whileShown(brochure)) throw new DomainError('GONE', 'The ad of this coupon is no longer shown.');
    return brochure;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'At whose till it was redeemed: the name of that login. Null for its buyer.',
  })
  async redeemedByName(
    @Root() { brochureId, redeemedById }: CouponPurchase,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    if (redeemedById === null) return null;
    const brochure = await context.loader(purchasedBrochureLoader).load(brochureId);
    if (!isOfCompany(context.viewer, brochure)) return null;
    return (await context.loader(accountLoader).load(redeemedById))?.name ?? null;
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the caller may undo the redemption with `undoRedemption`; null: not, or no longer.',
  })
  async undoableUntil(@Root() purchase: CouponPurchase, @Ctx() context: RequestContext): Promise<Date | null> {
    const until = undoableUntil(purchase, context.viewer, context.clock.now());
    if (until === null) return null;
    return (await context.loader(undoneRedemptionLoader).load(purchase.id)) === null ? until : null;
  }

  @FieldResolver(() => CouponState, { description: 'What has become of it.' })
  async state(@Root() purchase: CouponPurchase, @Ctx() context: RequestContext): Promise<CouponState> {
    const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
    return getCouponState(purchase, brochure?.timeZone ?? 'UTC', context.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why it cannot be used at this moment by its `couponHours`, as a sentence for the till; null: it can, or has no such times.',
  })
  async outsideConditionsReason(
    @Root() purchase: CouponPurchase,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
    return brochure && outsideConditionsReason(purchase, brochure, context.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The buyer's e-mail address; only administrators see it.",
  })
  email(@Root() { email }: CouponPurchase, @Ctx() { viewer }: RequestContext): string | null {
    return viewer?.role === 'ADMINISTRATOR' && mayCall(viewer, 'couponPurchases') ? email : null;
  }
}
