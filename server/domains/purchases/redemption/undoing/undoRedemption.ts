import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import { minutesToUndo } from '../../../../../shared/coupons/minutesToUndo';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { DomainError } from '../../../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../../../shared/authorize';
import { cleanText } from '../../../../shared/text/cleanText';
import { Account } from '../../../accounts/Account';
import { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { undoableUntil } from './undoableUntil';
import { UndoneRedemption } from './UndoneRedemption';

const longestReason = 200;

@ObjectType({ description: 'What `undoRedemption` did.' })
export class UndoRedemptionPayload {
  @Field(() => CouponPurchase, { description: 'The coupon as it is now; its ad is at `brochure`.' })
  readonly purchase: CouponPurchase;

  constructor(purchase: CouponPurchase) {
    this.purchase = purchase;
  }
}

@InputType({ description: 'Which redemption to undo, and why.' })
export class UndoRedemptionInput {
  @Field(() => ID, { description: 'Global id of the coupon.' })
  id: string;

  @Field(() => String, { description: 'Why, in 1 to 200 characters. Recorded in the audit log.' })
  reason: string;
}

interface Asked {
  id: number;
  reason: string;
}

/**
 * Undoes a redemption for the person who redeemed the coupon, within 10 minutes and once
 * (docs/rules/prices-and-coupons.md#undoing-a-redemption). Asking again changes nothing.
 *
 * @throws FORBIDDEN for another person; CONFLICT with NOT_REDEEMED, UNDONE_BEFORE or TOO_LATE in `errors`
 */
export async function undoRedemption(context: RequestContext, { id, reason }: Asked): Promise<CouponPurchase> {
  const { database, clock, viewer } = context;
  authorizeRole(viewer, 'undoRedemption');
  return database.transaction(async (manager) => {
    const purchases = manager.getRepository(CouponPurchase);
    // locks the coupon, so that two presses take turns
    const purchase = await purchases.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!purchase) throw new DomainError('NOT_FOUND', `There is no coupon ${id}.`);
    const { vendorId } = await manager.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
    authorize(viewer, 'undoRedemption', { vendorId });
    const cleanReason = readReason(reason);
    const undone = await manager.getRepository(UndoneRedemption).findOneBy({ purchaseId: id });
    const accountId = viewer?.accountId ?? 0;
    const { redeemedAt } = purchase;
    if (redeemedAt === null) {
      if (undone?.accountId === accountId) return purchase;
      throw refusal('NOT_REDEEMED', 'This coupon is not redeemed, so there is nothing to undo.');
    }
    if (purchase.redeemedById !== accountId) throw await ofSomebodyElse(manager, purchase);
    if (undone) {
      throw refusal('UNDONE_BEFORE', 'A redemption of this coupon was undone before. That is possible once.');
    }
    const now = clock.now();
    if (undoableUntil(purchase, viewer, now) === null) {
      throw refusal('TOO_LATE', `A redemption can be undone within ${minutesToUndo} minutes. They have passed.`);
    }
    await purchases.update({ id }, { redeemedAt: null, redeemedById: null });
    await manager
      .getRepository(UndoneRedemption)
      .insert({ purchaseId: id, accountId, redeemedAt, undoneAt: now, reason: cleanReason });
    await discountRedemption(manager, purchase, redeemedAt);
    await recordAudit(manager, context, [
      {
        ...{ action: 'undoRedemption', entityType: 'CouponPurchase', entityId: id },
        before: { redeemedAt: redeemedAt.toISOString() },
        after: { redeemedAt: null, reason: cleanReason },
      },
    ]);
    return purchases.findOneByOrFail({ id });
  });
}

/** Takes the redemption out of the figures: of its event, and of the day on which it was counted. */
async function discountRedemption(
  manager: EntityManager,
  { brochureId, redeemedById }: CouponPurchase,
  redeemedAt: Date,
): Promise<void> {
  // the trigger of daily_statistics sees inserted events only
  await manager.query(
    `WITH discounted AS (
       UPDATE statistic_events SET counted = false
       WHERE (id, event_date_time) = (
         SELECT id, event_date_time FROM statistic_events
         WHERE brochure_id = $1 AND event_code = 'COUPON_REDEEM' AND event_date_time = $2 AND account_id = $3 AND counted
         ORDER BY id LIMIT 1)
       RETURNING brochure_id, event_date_time, event_code
     )
     UPDATE daily_statistics AS day SET count = day.count - 1
     FROM discounted JOIN brochures AS ad ON ad.id = discounted.brochure_id
     WHERE day.brochure_id = discounted.brochure_id AND day.event_code = discounted.event_code
       AND day.day = (discounted.event_date_time AT TIME ZONE ad.time_zone)::date`,
    [brochureId, redeemedAt, redeemedById],
  );
  // a day without events has no row
  await manager.query(
    `DELETE FROM daily_statistics WHERE brochure_id = $1 AND event_code = 'COUPON_REDEEM' AND count = 0`,
    [brochureId],
  );
}

function readReason(text: string): string {
  const reason = cleanText(text);
  const { length } = Array.from(reason);
  if (length >= 1 && length <= longestReason) return reason;
  const message = `Give the reason, in at most ${longestReason} characters.`;
  const errors = [{ field: 'reason', code: length === 0 ? 'REQUIRED' : 'TOO_LONG', message }];
  throw new DomainError('VALIDATION_FAILED', message, { errors });
}

async function ofSomebodyElse(manager: EntityManager, { redeemedById }: CouponPurchase): Promise<DomainError> {
  const redeemer = redeemedById === null ? null : await manager.getRepository(Account).findOneBy({ id: redeemedById });
  const name = redeemer?.name ?? 'Somebody else';
  return new DomainError('FORBIDDEN', `${name} redeemed this coupon. Only the same person can undo that.`);
}

function refusal(code: 'NOT_REDEEMED' | 'UNDONE_BEFORE' | 'TOO_LATE', message: string): DomainError {
  return new DomainError('CONFLICT', message, { errors: [{ field: 'id', code, message }] });
}
