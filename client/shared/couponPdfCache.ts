/** The browser cache for coupon PDFs: the page that buys a coupon fills it, the service worker reads it. */
export const couponPdfCache = 'coupon-pdfs';
