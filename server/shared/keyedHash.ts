import { createHmac } from 'node:crypto';

/** Keyed hash (HMAC) to recognise a value without storing it. Guessing values requires the secret. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${value}`).digest('hex');
}
