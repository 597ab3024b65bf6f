/** The cache of the browser that holds PDFs of coupons: filled by the page that buys one, read by the service worker. */
export const couponPdfCache = 'coupon-pdfs';
