import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { couponsRedeemed } from '../../../platform/metrics/metrics';
import { DomainError } from '../../../shared/errors/DomainError';
import { CouponPurchase } from '../CouponPurchase';
import { findCouponByCode } from './findCouponByCode';
import { markRedeemed, redeemerOf } from './markRedeemed';
import { outsideConditions, outsideConditionsReason } from './outsideConditions';
import { refusedRedemption } from './refusedRedemption';
import { getCouponState } from '../getCouponState';

@ObjectType({ description: 'What `redeemCoupon` did.' })
export class RedeemCouponPayload {
  @Field(() => CouponPurchase, { description: 'The coupon as it is now; its ad is at `brochure`.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}

@InputType({ description: 'Which coupon to redeem.' })
export class RedeemCouponInput {
  @Field({ description: 'The code as it is shown, in any case, with or without hyphens.' })
  @MaxLength(100, { message: 'A coupon code has 12 letters and digits.' })
  code: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: redeem it also outside its `couponHours`. Ask the person at the till first. Recorded in the audit log.',
  })
  outsideConditions?: boolean | null;
}

/**
 * Redeems a coupon for its vendor or an administrator: once, however many tills try simultaneously
 * (docs/rules/prices-and-coupons.md#coupon-code). Outside its hours only with `outsideConditions`
 * (docs/rules/prices-and-coupons.md#coupon-hours).
 *
 * @throws CONFLICT with REDEEMED, VOIDED, ENDED or OUTSIDE_CONDITIONS in `errors`
 */
export async function redeemCoupon(
  context: RequestContext,
  { code, outsideConditions: isConfirmed }: { code: string; outsideConditions?: boolean | null | undefined },
): Promise<CouponPurchase> {
  const { database, clock } = context;
  const redeemed = await database.transaction(async (manager) => {
    const { purchase: shown, brochure } = await findCouponByCode(context, manager, 'redeemCoupon', code);
    const now = clock.now();
    const refuseUnlessValid = async (coupon: CouponPurchase): Promise<void> => {
      const state = getCouponState(coupon, brochure.timeZone, now);
      if (state === 'VALID') return;
      throw refusedRedemption(state, coupon, brochure.timeZone, await redeemerOf(manager, coupon));
    };
    await refuseUnlessValid(shown);
    const reason = outsideConditionsReason(shown, brochure, now);
    if (reason !== null && isConfirmed !== true) throw outsideConditions(reason);
    const { id } = shown;
    const notes = reason === null ? {} : { outsideConditions: reason };
    const isMarked = await markRedeemed(manager, context, shown, { redeemedAt: now, notes });
    const purchase = await manager.getRepository(CouponPurchase).findOneByOrFail({ id });
    if (!isMarked) {
      await refuseUnlessValid(purchase);
      throw new DomainError('CONFLICT', 'This coupon has changed just now. Try again.');
    }
    return purchase;
  });
  couponsRedeemed.inc();
  return redeemed;
}
