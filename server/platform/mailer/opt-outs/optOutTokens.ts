import { createHmac } from 'node:crypto';
import { isMadeBySecret, secretsOf } from '../../../shared/secrets/olderSecrets';

/** Returns the hash that identifies an address without storing it. */
export function recipientHashOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`mail recipient ${email.trim().toLowerCase()}`).digest('hex');
}

/** Returns the hashes by which an address may be stored: of the present secret first, and of those that it replaced. */
export function recipientHashesOf(secret: string, email: string): string[] {
  return secretsOf(secret).map((each) => recipientHashOf(each, email));
}

/**
 * Returns the token for the link in a mail. It contains no address, because links end up in logs, and only we can
 * create it.
 */
export function optOutTokenOf(secret: string, email: string): string {
  const hash = recipientHashOf(secret, email);
  return `${hash}${signatureOf(secret, hash)}`;
}

/** Returns the recipient's hash from a token; null for an invalid one. */
export function readOptOutToken(secret: string, token: string): string | null {
  if (!/^[0-9a-f]{128}$/.test(token)) return null;
  const hash = token.slice(0, 64);
  return isMadeBySecret(secret, token.slice(64), (each) => signatureOf(each, hash)) ? hash : null;
}

function signatureOf(secret: string, hash: string): string {
  return createHmac('sha256', secret).update(`mail opt-out ${hash}`).digest('hex');
}
