import { couponPdfCache } from '../../../shared/couponPdfCache';

/**
 * Stores the PDF on the device, for a till without a connection. Failures are only logged
 * (docs/rules/prices-and-coupons.md#coupon-pdf): the code works without the PDF, and its link fetches it again.
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
