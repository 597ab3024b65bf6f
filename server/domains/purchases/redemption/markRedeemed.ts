import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Account } from '../../accounts/Account';
import { CouponPurchase } from '../CouponPurchase';

interface Redemption {
  redeemedAt: Date;
  /** of a redemption that a till sends later */
  redemptionKey?: string;
  /** for the audit log */
  notes: object;
}

/**
 * Marks a coupon as redeemed by the caller, with its event and its audit line. Returns false, and changes nothing, if it
 * was redeemed or voided meanwhile: the first of several concurrent updates changes the row, the others wait and then
 * match nothing.
 */
export async function markRedeemed(
  manager: EntityManager,
  context: RequestContext,
  { id, brochureId }: Pick<CouponPurchase, 'id' | 'brochureId'>,
  { redeemedAt, redemptionKey, notes }: Redemption,
): Promise<boolean> {
  const redeemedById = context.viewer?.accountId ?? null;
  const unspent = { id, redeemedAt: IsNull(), voidedAt: IsNull() };
  const change = { redeemedAt, redeemedById, ...(redemptionKey !== undefined && { redemptionKey }) };
  const { affected } = await manager.getRepository(CouponPurchase).update(unspent, change);
  if (affected !== 1) return false;
  await manager.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code, account_id) VALUES ($1, $2, 'COUPON_REDEEM', $3)`,
    [redeemedAt, brochureId, redeemedById],
  );
  await recordAudit(manager, context, [
    {
      ...{ action: 'redeemCoupon', entityType: 'CouponPurchase', entityId: id },
      before: { redeemedAt: null },
      after: { redeemedAt: redeemedAt.toISOString(), ...notes },
    },
  ]);
  return true;
}

/**
 * Returns the name of the login that redeemed a coupon; null while it is not redeemed. It uses the caller's own
 * connection, because many concurrent tills may ask inside transactions.
 */
export async function redeemerOf(
  manager: EntityManager,
  { redeemedById }: Pick<CouponPurchase, 'redeemedById'>,
): Promise<string | null> {
  if (redeemedById === null) return null;
  return (await manager.getRepository(Account).findOneBy({ id: redeemedById }))?.name ?? null;
}
