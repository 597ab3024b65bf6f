import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key to one coupon, for its buyer alone. Who knows the coupon's did, as its vendor does, cannot make it. */
export function couponTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, did);
}

/** The coupon's did out of a token; null when it is none of ours. */
export function readCouponToken(secret: string, token: string): string | null {
  if (!/^[\w-]{55}$/.test(token)) return null;
  const did = token.slice(0, 12);
  const isOurs = timingSafeEqual(Buffer.from(token.slice(12)), Buffer.from(signatureOf(secret, did)));
  return isOurs ? did : null;
}

function signatureOf(secret: string, did: string): string {
  return createHmac('sha256', secret).update(`coupon of its buyer ${did}`).digest('base64url');
}
