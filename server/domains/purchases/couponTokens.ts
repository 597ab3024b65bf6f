import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the token for one coupon, for its buyer only. It needs the secret, so the coupon's did alone is not enough.
 */
export function couponTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, did);
}

/** Returns the coupon's did from a token; null for an invalid token. */
export function readCouponToken(secret: string, token: string): string | null {
  if (!/^[\w-]{55}$/.test(token)) return null;
  const did = token.slice(0, 12);
  const isOurs = timingSafeEqual(Buffer.from(token.slice(12)), Buffer.from(signatureOf(secret, did)));
  return isOurs ? did : null;
}

function signatureOf(secret: string, did: string): string {
  return createHmac('sha256', secret).update(`coupon of its buyer ${did}`).digest('base64url');
}
