import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { databaseIdOf } from '../../../shared/globalId';
import { CouponPurchase } from '../CouponPurchase';
import { redeemCoupon, RedeemCouponInput, RedeemCouponPayload } from './redeemCoupon';
import { resendCoupon, ResendCouponInput, ResendCouponPayload } from '../administration/resendCoupon';
import { voidCoupon, VoidCouponInput, VoidCouponPayload } from '../voiding/voidCoupon';
import { couponByCode } from './couponByCode';
import { redemptionsToday, RedemptionsTodayArgs } from './redemptionsToday';
import { undoRedemption, UndoRedemptionInput, UndoRedemptionPayload } from './undoing/undoRedemption';
import { CouponPurchaseConnection } from '../CouponPurchaseConnection';
import { CouponPurchaseEdge } from '../CouponPurchaseEdge';

/** Redeeming and voiding of coupons. */
@Resolver()
export class CouponTillResolver {
  @Query(() => CouponPurchase, {
    description:
      'What a code stands for. VALIDATION_FAILED: mistyped; NOT_FOUND: no such coupon; FORBIDDEN: of another vendor. For administrators and the vendor.',
  })
  couponByCode(
    @Arg('code', () => String, { description: 'The code as it is shown, in any case, with or without hyphens.' })
    code: string,
    @Ctx() context: RequestContext,
  ): Promise<CouponPurchase> {
    return couponByCode(context, { code });
  }

  @Mutation(() => RedeemCouponPayload, {
    description:
      'Redeems a coupon, once. CONFLICT says when and by whom it was redeemed, when it was voided, that it has ended, or (OUTSIDE_CONDITIONS in `errors`) that it cannot be used now. For administrators and the vendor.',
  })
  async redeemCoupon(
    @Arg('input', () => RedeemCouponInput, { description: 'Which coupon to redeem.' }) input: RedeemCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<RedeemCouponPayload> {
    return new RedeemCouponPayload(await redeemCoupon(context, input));
  }

  @Mutation(() => UndoRedemptionPayload, {
    description:
      'Undoes a redemption, for the person who redeemed the coupon, within 10 minutes and once. FORBIDDEN: another person; CONFLICT: NOT_REDEEMED, UNDONE_BEFORE or TOO_LATE in `errors`. Asking again changes nothing.',
  })
  async undoRedemption(
    @Arg('input', () => UndoRedemptionInput, { description: 'Which redemption to undo, and why.' })
    { id, reason }: UndoRedemptionInput,
    @Ctx() context: RequestContext,
  ): Promise<UndoRedemptionPayload> {
    const asked = { id: databaseIdOf(id, 'CouponPurchase', 'id'), reason };
    return new UndoRedemptionPayload(await undoRedemption(context, asked));
  }

  @Query(() => CouponPurchaseConnection, {
    description:
      "Coupons of a company's ads that were redeemed today, the last one first; the day is that of each ad's time zone. For administrators and all logins of the company, those of the till included.",
  })
  async redemptionsToday(
    @Args(() => RedemptionsTodayArgs) args: RedemptionsTodayArgs,
    @Ctx() context: RequestContext,
  ): Promise<CouponPurchaseConnection> {
    const page = await redemptionsToday(context, args);
    const edges = page.edges.map(({ item, cursor }) => new CouponPurchaseEdge(item, cursor));
    return new CouponPurchaseConnection({ ...page, edges });
  }

  @Mutation(() => ResendCouponPayload, {
    description:
      'Mails a coupon to its buyer once more; pressed several times within ten minutes, it is one mail. CONFLICT when it is no longer good. For administrators and the vendor.',
  })
  async resendCoupon(
    @Arg('input', () => ResendCouponInput, { description: 'Which coupon to mail again.' }) { id }: ResendCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<ResendCouponPayload> {
    return new ResendCouponPayload(await resendCoupon(context, { id: databaseIdOf(id, 'CouponPurchase', 'id') }));
  }

  @Mutation(() => VoidCouponPayload, {
    description:
      'Takes a coupon back that was not redeemed; there is then one more to be had. A voided one stays as it is. For administrators.',
  })
  async voidCoupon(
    @Arg('input', () => VoidCouponInput, { description: 'Which coupon to take back, and why.' })
    { id, reason }: VoidCouponInput,
    @Ctx() context: RequestContext,
  ): Promise<VoidCouponPayload> {
    return new VoidCouponPayload(await voidCoupon(context, { id: databaseIdOf(id, 'CouponPurchase', 'id'), reason }));
  }
}
