import { createHmac } from 'node:crypto';

/** Knows a value again without keeping it; without the secret nobody can try out likely values. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${value}`).digest('hex');
}
