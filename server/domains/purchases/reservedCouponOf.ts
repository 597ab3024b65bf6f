import type { RequestContext } from '../../platform/context/RequestContext';
import { vendorLoader } from '../vendors/vendorLoader';
import type { CouponPurchase } from './CouponPurchase';
import { couponTokenOf } from './couponTokens';
import { describeCoupon } from './documents/describeCoupon';
import { isUnconfirmed } from './holding/isUnconfirmed';
import { getCouponState } from './getCouponState';
import { purchasedBrochureLoader } from './purchasedBrochureLoader';
import { ReservedCoupon } from './ReservedCoupon';

/** Returns the buyer's view of a coupon. The caller must have verified that the buyer asks. */
export async function reservedCouponOf(context: RequestContext, purchase: CouponPurchase): Promise<ReservedCoupon> {
  const { identitySecret, publicUrl, clock } = context;
  const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
  if (!brochure) throw new Error(`The coupon ${purchase.did} has lost its ad.`);
  const vendor = brochure.vendorId === null ? null : await context.loader(vendorLoader).load(brochure.vendorId);
  const { code, companyName, redeemUrl } = describeCoupon({ purchase, brochure, vendor, publicUrl });
  const { title, discountedPriceCents, termsOfOffer, validTo, purchasedAt, brochureId } = purchase;
  const { couponHoursSummary } = purchase;
  const token = couponTokenOf(identitySecret, purchase.did);
  return new ReservedCoupon({
    ...{ token, code, title, companyName, discountedPriceCents, termsOfOffer, validTo, purchasedAt, redeemUrl },
    couponHoursSummary,
    state: getCouponState(purchase, brochure.timeZone, clock.now()),
    voidReason: purchase.voidReason,
    remind: purchase.remind,
    calendarPath: `/rest/coupon/public/${token}/calendar`,
    heldUntil: isUnconfirmed(purchase) ? purchase.heldUntil : null,
    brochureDatabaseId: brochureId,
    pdfPath: `/rest/coupon/public/${token}/pdf`,
  });
}
