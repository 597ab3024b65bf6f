import { IsNull } from 'typeorm';
import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanText } from '../../../shared/text/cleanText';
import { authorize } from '../../../shared/permissions';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { refusedRedemption } from '../redemption/refusedRedemption';

@ObjectType({ description: 'What `voidCoupon` did.' })
export class VoidCouponPayload {
  @Field(() => CouponPurchase, { description: 'The coupon as it is now; its ad is at `brochure`.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}

@InputType({ description: 'Which coupon to take back, and why.' })
export class VoidCouponInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Why: it is kept in the audit log.' })
  @MaxLength(500, { message: 'Say it in at most 500 characters.' })
  reason?: string | null;
}

/** Voids a coupon, which makes one more available. A voided coupon stays unchanged. */
export async function voidCoupon(
  context: RequestContext,
  { id, reason }: { id: number; reason?: string | null | undefined },
): Promise<CouponPurchase> {
  authorize(context.viewer, 'voidCoupon');
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    const purchases = manager.getRepository(CouponPurchase);
    const { affected } = await purchases.update({ id, redeemedAt: IsNull(), voidedAt: IsNull() }, { voidedAt: now });
    const purchase = await purchases.findOneBy({ id });
    if (!purchase) throw new DomainError('NOT_FOUND', `There is no coupon ${id}.`);
    const { brochureId } = purchase;
    if (purchase.redeemedAt !== null) {
      const { timeZone } = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
      throw refusedRedemption('REDEEMED', purchase, timeZone);
    }
    if (affected !== 1) return purchase;
    // not through the entity, so that the ad's version does not change for a concurrent editor
    await manager.query(
      `UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased - 1 WHERE id = $1`,
      [brochureId],
    );
    await recordAudit(manager, context, [
      {
        action: 'voidCoupon',
        entityType: 'CouponPurchase',
        entityId: id,
        before: { voidedAt: null },
        after: { voidedAt: now.toISOString(), reason: cleanText(reason ?? '') || null },
      },
    ]);
    return purchase;
  });
}
