import { randomBytes } from 'node:crypto';
import { hashSecretToken } from './hashSecretToken';

/** 32 random bytes for a link that opens something once, and the hash by which it is known again. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
}
