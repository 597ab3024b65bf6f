import { didTokenOf, readDidToken } from '../../shared/secret-tokens/didToken';

const ofBuyer = 'coupon of its buyer';
const ofConfirmation = 'coupon that its buyer confirms';
const ofStop = 'coupon without reminders';

/** Returns the token for one coupon, for its buyer only. */
export function couponTokenOf(secret: string, did: string): string {
  return didTokenOf(secret, ofBuyer, did);
}

/** Returns the coupon's did from a token; null for an invalid token. */
export function readCouponToken(secret: string, token: string): string | null {
  return readDidToken(secret, ofBuyer, token);
}

/** Returns the token that confirms a held coupon. Only the mail to the buyer's address has it. */
export function confirmTokenOf(secret: string, did: string): string {
  return didTokenOf(secret, ofConfirmation, did);
}

/** Returns the coupon's did from a token that confirms it; null for an invalid token. */
export function readConfirmToken(secret: string, token: string): string | null {
  return readDidToken(secret, ofConfirmation, token);
}

/** Returns the token that stops the reminders of a coupon, for the link of their mails. */
export function stopTokenOf(secret: string, did: string): string {
  return didTokenOf(secret, ofStop, did);
}

/** Returns the coupon's did from a token that stops its reminders; null for an invalid token. */
export function readStopToken(secret: string, token: string): string | null {
  return readDidToken(secret, ofStop, token);
}
