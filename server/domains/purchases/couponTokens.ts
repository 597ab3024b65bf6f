import { createHmac } from 'node:crypto';
import { isMadeBySecret } from '../../shared/secrets/olderSecrets';

/**
 * Returns the token for one coupon, for its buyer only. It needs the secret, so the coupon's did alone is not enough.
 */
export function couponTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, `coupon of its buyer ${did}`);
}

/** Returns the coupon's did from a token; null for an invalid token. */
export function readCouponToken(secret: string, token: string): string | null {
  return readToken(secret, token, couponTokenOf);
}

/** Returns the token that confirms a held coupon. Only the mail to the buyer's address has it. */
export function confirmTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, `coupon that its buyer confirms ${did}`);
}

/** Returns the coupon's did from a token that confirms it; null for an invalid token. */
export function readConfirmToken(secret: string, token: string): string | null {
  return readToken(secret, token, confirmTokenOf);
}

/** Returns the token that stops the reminders of a coupon, for the link of their mails. */
export function stopTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, `coupon without reminders ${did}`);
}

/** Returns the coupon's did from a token that stops its reminders; null for an invalid token. */
export function readStopToken(secret: string, token: string): string | null {
  return readToken(secret, token, stopTokenOf);
}

function readToken(secret: string, token: string, tokenOf: (secret: string, did: string) => string): string | null {
  if (!/^[\w-]{55}$/.test(token)) return null;
  const did = token.slice(0, 12);
  return isMadeBySecret(secret, token, (each) => tokenOf(each, did)) ? did : null;
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
