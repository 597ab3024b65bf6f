import type { RequestContext } from '../../../platform/context/RequestContext';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { Brochure } from '../../brochures/Brochure';
import type { CouponPurchase } from '../CouponPurchase';
import { describeCoupon } from './describeCoupon';
import { drawCouponPdf } from './drawCouponPdf';

/** Returns the coupon as PDF. Returns null and logs the error when drawing fails: the coupon is valid without it. */
export async function renderCoupon(
  context: RequestContext,
  purchase: CouponPurchase,
  brochure: Brochure,
): Promise<Buffer | null> {
  try {
    const { vendorId } = brochure;
    const vendor = vendorId === null ? null : await context.loader(vendorLoader).load(vendorId);
    const coupon = describeCoupon({ purchase, brochure, vendor, publicUrl: context.publicUrl });
    return await drawCouponPdf(coupon, purchase.purchasedAt);
  } catch (error) {
    context.logger.error({ err: error, purchase: purchase.did }, 'a coupon could not be drawn');
    return null;
  }
}
