import { couponPdfCache } from '../../shared/couponPdfCache';

/**
 * Keeps the PDF on the device, for a till without a connection. docs/rules/prices-and-coupons.md#coupon-pdf wants
 * failures of this download in the log only: the code is good without it, and its link fetches it again.
 */
export async function keepCouponPdf(pdfPath: string): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const cache = await caches.open(couponPdfCache);
    await cache.add(pdfPath);
  } catch (error) {
    console.info('The PDF of the coupon could not be kept.', error);
  }
}

export async function forgetCouponPdf(pdfPath: string): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(couponPdfCache);
  await cache.delete(pdfPath);
}
