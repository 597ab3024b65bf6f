import { Field, InputType } from 'type-graphql';
import { IsNull, MoreThan } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { CouponPurchase } from '../CouponPurchase';
import { readConfirmToken } from '../couponTokens';
import { mailCouponJob } from '../documents/mailCouponJob';
import { isUnconfirmed } from './isUnconfirmed';
import { notConfirmedInTime } from './notConfirmedInTime';

@InputType({ description: 'Which coupon its buyer confirms.' })
export class ConfirmCouponInput {
  @Field(() => String, { description: 'The token in the link of the mail: `confirm` in its address.' })
  token: string;
}

/**
 * Confirms a held coupon, which is then like any other, and mails it. Repeating it changes nothing
 * (docs/rules/prices-and-coupons.md#held-coupons).
 * @throws NOT_FOUND if the token opens nothing; CONFLICT if the time is over or the coupon was voided
 */
export async function confirmCoupon(
  context: RequestContext,
  { token }: Pick<ConfirmCouponInput, 'token'>,
): Promise<CouponPurchase> {
  authorize(context.viewer, 'confirmCoupon');
  const did = readConfirmToken(context.identitySecret, token);
  return context.database.transaction(async (manager) => {
    const purchases = manager.getRepository(CouponPurchase);
    const confirmedAt = context.clock.now();
    // one update against the job that returns places: whoever comes first wins
    const { affected } = await purchases.update(
      { did: did ?? '', heldUntil: MoreThan(confirmedAt), confirmedAt: IsNull(), voidedAt: IsNull() },
      { confirmedAt },
    );
    const purchase = did === null ? null : await purchases.findOneBy({ did });
    if (!purchase) throw new DomainError('NOT_FOUND', 'There is no coupon at this address. Check that it is complete.');
    if (purchase.voidReason === 'UNCONFIRMED' || isUnconfirmed(purchase)) throw notConfirmedInTime();
    if (purchase.voidedAt !== null) throw new DomainError('CONFLICT', 'This coupon was cancelled.');
    if (affected === 1) {
      await context.jobs.enqueue(manager, mailCouponJob, { purchaseId: purchase.id });
      const after = { confirmedAt: confirmedAt.toISOString() };
      await recordAudit(manager, context, [
        { action: 'confirmCoupon', entityType: 'CouponPurchase', entityId: purchase.id, before: null, after },
      ]);
    }
    return purchase;
  });
}
