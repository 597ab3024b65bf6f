import type { EntityManager } from 'typeorm';
import { parseCouponCode } from '../../../../../shared/coupons/parseCouponCode';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { couponsRedeemed } from '../../../../platform/metrics/metrics';
import { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { getCouponState } from '../../getCouponState';
import { markRedeemed, redeemerOf } from '../markRedeemed';
import { outsideConditionsReason } from '../outsideConditions';
import { refusedRedemption } from '../refusedRedemption';
import { OfflineOutcome } from './OfflineOutcome';
import { redemptionTime, toleranceMs } from './redemptionTime';

interface SentRedemption {
  key: string;
  code: string;
  redeemedAt: Date;
  /** when the list was made that it relies on */
  fetchedAt: Date;
}

export interface RedemptionResult {
  key: string;
  outcome: OfflineOutcome;
  message: string | null;
}

/**
 * Redeems a coupon at the time when a till did it without a connection, once for each key; says why if that does not
 * count. The time when it was sent, and the reason if it was outside its hours, are in the audit log.
 */
export async function recordOfflineRedemption(
  context: RequestContext,
  vendorId: number,
  { key, code, redeemedAt, fetchedAt }: SentRedemption,
): Promise<RedemptionResult> {
  const now = context.clock.now();
  const at = redemptionTime({ redeemedAt, fetchedAt, now });
  return context.database.transaction(async (manager): Promise<RedemptionResult> => {
    const found = await findOfCompany(manager, vendorId, code);
    if (found === null) return { key, outcome: 'UNKNOWN', message: 'Your company has no coupon with this code.' };
    const { brochure } = found;
    if (found.purchase.redemptionKey === key) return { key, outcome: 'REDEEMED', message: null };
    if (at === null || isBefore(at, found.purchase.purchasedAt))
      return { key, outcome: 'OUT_OF_TIME', message: outOfTime };

    const spent = async (purchase: CouponPurchase): Promise<RedemptionResult | null> => {
      const state = getCouponState(purchase, brochure.timeZone, at);
      if (state === 'VALID') return null;
      const by = await redeemerOf(manager, purchase);
      const { message } = refusedRedemption(state, purchase, brochure.timeZone, by);
      return { key, outcome: state === 'REDEEMED' ? 'REDEEMED_BEFORE' : state, message };
    };
    const refused = await spent(found.purchase);
    if (refused !== null) return refused;
    const reason = outsideConditionsReason(found.purchase, brochure, at);
    const notes = { sentAt: now.toISOString(), ...(reason !== null && { outsideConditions: reason }) };
    const redemption = { redeemedAt: at, redemptionKey: key, notes };
    if (await markRedeemed(manager, context, found.purchase, redemption)) {
      couponsRedeemed.inc();
      return { key, outcome: 'REDEEMED', message: null };
    }
    const changed = await findOfCompany(manager, vendorId, code);
    const again = changed === null ? null : await spent(changed.purchase);
    // the same redemption was sent twice at once
    if (changed?.purchase.redemptionKey === key) return { key, outcome: 'REDEEMED', message: null };
    return again ?? { key, outcome: 'REDEEMED_BEFORE', message: 'This coupon was redeemed just now.' };
  });
}

/** A coupon that was bought later was in no list then. The clocks of two servers may differ. */
function isBefore(at: Date, purchasedAt: Date): boolean {
  return at.getTime() < purchasedAt.getTime() - toleranceMs;
}

const outOfTime = 'It was sent too late, or the clock of the device is wrong.';

async function findOfCompany(
  manager: EntityManager,
  vendorId: number,
  text: string,
): Promise<{ purchase: CouponPurchase; brochure: Brochure } | null> {
  const { code } = parseCouponCode(text);
  if (code === undefined) return null;
  const purchase = await manager
    .getRepository(CouponPurchase)
    .createQueryBuilder('p')
    .addSelect('p.redemptionKey')
    .where('p.code = :code', { code })
    .getOne();
  if (!purchase) return null;
  const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: purchase.brochureId });
  return brochure.vendorId === vendorId ? { purchase, brochure } : null;
}
