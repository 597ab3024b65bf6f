import { createHash } from 'node:crypto';

/** What is kept of a token: whoever reads the database cannot use it. Long and random, it needs no slow hash. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
