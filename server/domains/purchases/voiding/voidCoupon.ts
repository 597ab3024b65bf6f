import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanText } from '../../../shared/text/cleanText';
import { authorize } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { refusedRedemption } from '../redemption/refusedRedemption';
import { voidPurchase } from './voidPurchase';

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
  return context.database.transaction(async (manager) => {
    const purchases = manager.getRepository(CouponPurchase);
    const found = await purchases.findOneBy({ id });
    if (!found) throw new DomainError('NOT_FOUND', `There is no coupon ${id}.`);
    const note = cleanText(reason ?? '') || null;
    await voidPurchase(manager, context, found, { action: 'voidCoupon', reason: 'ADMINISTRATOR', note });
    const purchase = await purchases.findOneByOrFail({ id });
    if (purchase.redeemedAt !== null) {
      const { timeZone } = await manager.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
      throw refusedRedemption('REDEEMED', purchase, timeZone);
    }
    return purchase;
  });
}
