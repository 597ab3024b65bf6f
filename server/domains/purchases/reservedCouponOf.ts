import type { RequestContext } from '../../platform/context/RequestContext';
import { vendorLoader } from '../vendors/vendorLoader';
import type { CouponPurchase } from './CouponPurchase';
import { couponTokenOf } from './couponTokens';
import { describeCoupon } from './documents/describeCoupon';
import { isUnconfirmed } from './holding/isUnconfirmed';
import { getCouponState } from './getCouponState';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { ReservedCoupon } from './ReservedCoupon';
import { walletPathsOf } from './wallets/walletPathsOf';

/** Returns the buyer's view of a coupon. The caller must have verified that the buyer asks. */
export async function reservedCouponOf(context: RequestContext, purchase: CouponPurchase): Promise<ReservedCoupon> {
  const { identitySecret, publicUrl, wallets } = context;
  const now = context.clock.now();
  const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
  if (!brochure) throw new Error(`The coupon ${purchase.did} has lost its ad.`);
  const vendor = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
  const { code, companyName, redeemUrl } = describeCoupon({ purchase, brochure, vendor, publicUrl });
  const { title, discountedPriceCents, termsOfOffer, validTo, purchasedAt, brochureId } = purchase;
  const { couponHoursSummary } = purchase;
  const token = couponTokenOf(identitySecret, purchase.did);
  const state = getCouponState(purchase, brochure.timeZone, now);
  const walletPaths = walletPathsOf({ token, state, wallets, now });
  return new ReservedCoupon({
    ...{ token, code, title, companyName, discountedPriceCents, termsOfOffer, validTo, purchasedAt, redeemUrl },
    couponHoursSummary,
    state,
    appleWalletPath: walletPaths.apple,
    googleWalletPath: walletPaths.google,
    voidReason: purchase.voidReason,
    remind: purchase.remind,
    calendarPath: `/rest/coupon/public/${token}/calendar`,
    heldUntil: isUnconfirmed(purchase) ? purchase.heldUntil : null,
    brochureDatabaseId: brochureId,
    pdfPath: `/rest/coupon/public/${token}/pdf`,
  });
}
