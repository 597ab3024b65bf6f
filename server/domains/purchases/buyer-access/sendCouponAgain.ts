import { Field, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { isRemovedAddress } from '../../../shared/emails/isRemovedAddress';
import { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';
import { mailCouponJob, mailSlotAt } from '../documents/mailCouponJob';
import { getCouponState } from '../getCouponState';
import { purchaseByToken } from '../purchaseByToken';
import { refusedRedemption } from '../redemption/refusedRedemption';

@InputType({ description: 'Which coupon its buyer wants to have mailed again.' })
export class SendCouponAgainInput {
  @Field(() => String, { description: 'The token of the coupon, as the purchase gave it.' })
  token: string;
}

/**
 * Mails a coupon once more to the address that it was reserved for; a held one, the link that confirms it. Repeated
 * requests within ten minutes send one mail (docs/rules/prices-and-coupons.md#sent-again).
 * @throws NOT_FOUND if the token opens nothing; CONFLICT if the coupon is no longer valid, or its buyer is erased
 */
export async function sendCouponAgain(
  context: RequestContext,
  { token }: Pick<SendCouponAgainInput, 'token'>,
): Promise<CouponPurchase> {
  authorize(context.viewer, 'sendCouponAgain');
  const purchase = await purchaseByToken(context, token);
  const { id, brochureId, email } = purchase;
  const now = context.clock.now();
  const { timeZone } = await context.database.getRepository(Brochure).findOneByOrFail({ id: brochureId });
  const state = getCouponState(purchase, timeZone, now);
  if (state !== 'VALID' && state !== 'HELD') throw refusedRedemption(state, purchase, timeZone);
  if (isRemovedAddress(email)) throw new DomainError('CONFLICT', 'The address of this coupon has been erased.');
  await context.database.transaction(async (manager) => {
    await context.jobs.enqueue(manager, mailCouponJob, { purchaseId: id, again: mailSlotAt(now) });
    const after = { brochureId };
    const entry = { action: 'sendCouponAgain', entityType: 'CouponPurchase', entityId: id, before: null, after };
    await recordAudit(manager, context, [entry]);
  });
  return purchase;
}
