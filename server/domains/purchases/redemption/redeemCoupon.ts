import { IsNull, type EntityManager } from 'typeorm';
import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { couponsRedeemed } from '../../../platform/metrics/metrics';
import { DomainError } from '../../../shared/errors/DomainError';
import { CouponPurchase } from '../CouponPurchase';
import { findCouponByCode } from './findCouponByCode';
import { outsideConditions, outsideConditionsReason } from './outsideConditions';
import { refusedRedemption } from './refusedRedemption';
import { getCouponState } from '../getCouponState';
import { Account } from '../../accounts/Account';

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
  const { database, clock, viewer } = context;
  const redeemed = await database.transaction(async (manager) => {
    const { purchase: shown, brochure } = await findCouponByCode(context, manager, 'redeemCoupon', code);
    const purchases = manager.getRepository(CouponPurchase);
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
    // the first of several concurrent updates changes the row; the others wait and then match nothing
    const unspent = { id, redeemedAt: IsNull(), voidedAt: IsNull() };
    const { affected } = await purchases.update(unspent, { redeemedAt: now, redeemedById: viewer?.accountId ?? null });
    const purchase = await purchases.findOneByOrFail({ id });
    if (affected !== 1) {
      await refuseUnlessValid(purchase);
      throw new DomainError('CONFLICT', 'This coupon has changed just now. Try again.');
    }
    await manager.query(
      `INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id) VALUES ($1, $2, 'COUPON_REDEEM', $3)`,
      [now, brochure.id, viewer?.accountId ?? null],
    );
    await recordAudit(manager, context, [
      {
        action: 'redeemCoupon',
        entityType: 'CouponPurchase',
        entityId: id,
        before: { redeemedAt: null },
        after: { redeemedAt: now.toISOString(), ...(reason !== null && { outsideConditions: reason }) },
      },
    ]);
    return purchase;
  });
  couponsRedeemed.inc();
  return redeemed;
}

/**
 * Returns the name of the login that redeemed a coupon; null while it is not redeemed. It uses the caller's own
 * connection, because many concurrent tills may ask inside transactions.
 */
async function redeemerOf(
  manager: EntityManager,
  { redeemedById }: Pick<CouponPurchase, 'redeemedById'>,
): Promise<string | null> {
  if (redeemedById === null) return null;
  return (await manager.getRepository(Account).findOneBy({ id: redeemedById }))?.name ?? null;
}
