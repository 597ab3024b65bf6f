import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { mailCouponJob, mailSlotAt } from '../documents/mailCouponJob';
import { refusedRedemption } from '../redemption/refusedRedemption';
import { getCouponState } from '../getCouponState';

@ObjectType({ description: 'What `resendCoupon` did.' })
export class ResendCouponPayload {
  @Field(() => CouponPurchase, { description: 'The coupon, which is on its way.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}

@InputType({ description: 'Which coupon to mail again.' })
export class ResendCouponInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;
}

/**
 * Mails a coupon to its buyer again, for buyers who stand at the till without it. Repeated requests within ten minutes
 * send one mail. An invalid coupon is not sent.
 */
export async function resendCoupon(context: RequestContext, { id }: { id: number }): Promise<CouponPurchase> {
  authorizeRole(context.viewer, 'resendCoupon');
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    const purchase = await manager.getRepository(CouponPurchase).findOneBy({ id });
    if (!purchase) throw new DomainError('NOT_FOUND', `There is no coupon ${id}.`);
    const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
    authorize(context.viewer, 'resendCoupon', { vendorId: brochure.vendorId });
    const state = getCouponState(purchase, brochure.timeZone, now);
    if (state !== 'VALID') throw refusedRedemption(state, purchase, brochure.timeZone);
    await context.jobs.enqueue(manager, mailCouponJob, { purchaseId: id, again: mailSlotAt(now) });
    const after = { brochureId: brochure.id };
    const entry = { action: 'resendCoupon', entityType: 'CouponPurchase', entityId: id, before: null, after };
    await recordAudit(manager, context, [entry]);
    return purchase;
  });
}
