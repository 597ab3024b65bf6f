import { createHash } from 'node:crypto';

/** Hash of a token for the database. Tokens are long and random, so a fast hash is safe. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
