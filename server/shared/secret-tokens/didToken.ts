import { createHmac } from 'node:crypto';
import { isMadeBySecret } from '../secrets/olderSecrets';

/** Returns a token for one record and one purpose. It needs the secret, so the record's did alone is not enough. */
export function didTokenOf(secret: string, purpose: string, did: string): string {
  return did + createHmac('sha256', secret).update(`${purpose} ${did}`).digest('base64url');
}

/** Returns the did from a token for this purpose, also of a secret that was replaced; null for an invalid one. */
export function readDidToken(secret: string, purpose: string, token: string): string | null {
  if (!/^[\w-]{55}$/.test(token)) return null;
  const did = token.slice(0, 12);
  return isMadeBySecret(secret, token, (each) => didTokenOf(each, purpose, did)) ? did : null;
}
