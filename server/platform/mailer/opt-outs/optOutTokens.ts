import { createHmac, timingSafeEqual } from 'node:crypto';

/** Under what an address is known without being kept. */
export function recipientHashOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`mail recipient ${email.trim().toLowerCase()}`).digest('hex');
}

/** For the link in a mail. It names nobody, since links end up in logs, and only we can make one. */
export function optOutTokenOf(secret: string, email: string): string {
  const hash = recipientHashOf(secret, email);
  return `${hash}${signatureOf(secret, hash)}`;
}

/** The recipient's hash out of a token; null when it is none of ours. */
export function readOptOutToken(secret: string, token: string): string | null {
  if (!/^[0-9a-f]{128}$/.test(token)) return null;
  const hash = token.slice(0, 64);
  const isOurs = timingSafeEqual(Buffer.from(token.slice(64)), Buffer.from(signatureOf(secret, hash)));
  return isOurs ? hash : null;
}

function signatureOf(secret: string, hash: string): string {
  return createHmac('sha256', secret).update(`mail opt-out ${hash}`).digest('hex');
}
