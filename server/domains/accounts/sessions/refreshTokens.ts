import { keyedHash } from '../../../shared/keyedHash';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

/** What a refresh token names: a session and the number of the token in it. */
export interface RefreshToken {
  sessionDid: string;
  generation: number;
}

const form = /^([0-9A-Za-z_-]{12})\.(\d{1,9})\.([0-9a-f]{64})$/;

/**
 * The refresh token of a generation. It is derived and not stored: whoever reads the database cannot make one, and a
 * repeated request gets the same one again.
 */
export function makeRefreshToken(secret: string, { sessionDid, generation }: RefreshToken): string {
  return `${sessionDid}.${generation}.${signatureOf(secret, sessionDid, generation)}`;
}

/** Returns what a genuine refresh token names; null for any other text. */
export function readRefreshToken(secret: string, token: string): RefreshToken | null {
  const [, sessionDid, digits, signature] = form.exec(token) ?? [];
  if (sessionDid === undefined || digits === undefined || signature === undefined) return null;
  const generation = Number(digits);
  const isGenuine = isMadeBySecret(secret, signature, (each) => signatureOf(each, sessionDid, generation));
  return isGenuine ? { sessionDid, generation } : null;
}

function signatureOf(secret: string, sessionDid: string, generation: number): string {
  return keyedHash(secret, 'refresh token', `${sessionDid} ${generation}`);
}
