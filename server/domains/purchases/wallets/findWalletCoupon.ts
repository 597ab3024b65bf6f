import type { RequestContext } from '../../../platform/context/RequestContext';
import { endOfDay } from '../../../shared/dates/endOfDay';
import { DomainError } from '../../../shared/errors/DomainError';
import { vendorLoader } from '../../vendors/vendorLoader';
import { describeCoupon } from '../documents/describeCoupon';
import { getCouponState } from '../getCouponState';
import { purchaseByToken } from '../purchaseByToken';
import { purchasedBrochureLoader } from '../purchasedBrochureLoader';
import { refusedRedemption } from '../redemption/refusedRedemption';
import type { WalletCoupon } from './WalletCoupon';

/**
 * Returns the coupon of a token as a wallet shows it.
 * @throws NOT_FOUND if the token opens nothing; CONFLICT with the reason if the coupon is not good
 */
export async function findWalletCoupon(context: RequestContext, token: string): Promise<WalletCoupon> {
  const { publicUrl, clock } = context;
  const purchase = await purchaseByToken(context, token);
  const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
  if (!brochure) throw new DomainError('NOT_FOUND', 'The offer of this coupon is gone.');
  const { timeZone, vendorId } = brochure;
  const state = getCouponState(purchase, timeZone, clock.now());
  if (state !== 'VALID') throw refusedRedemption(state, purchase, timeZone);
  const vendor = vendorId === null ? null : await context.loader(vendorLoader).load(vendorId);
  return {
    serial: purchase.did,
    document: describeCoupon({ purchase, brochure, vendor, publicUrl }),
    validTo: purchase.validTo,
    endsAt: endOfDay(purchase.validTo, timeZone),
    pageUrl: `${publicUrl}/coupon/${token}`,
  };
}
