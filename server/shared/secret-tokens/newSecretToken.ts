import { randomBytes } from 'node:crypto';
import { hashSecretToken } from './hashSecretToken';

/** Returns 32 random bytes for a one-time link, and the hash that identifies it in the database. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}
