import { recipientHashOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { keyedHash } from '../../../shared/keyedHash';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

const purpose = 'leave waiting lists';

/** Returns the token that ends all waiting of an address. It stays valid for good, and contains no address. */
export function leaveTokenOf(secret: string, email: string): string {
  const hash = recipientHashOf(secret, email);
  return `${hash}-${keyedHash(secret, purpose, hash)}`;
}

/** Returns the recipient's hash from a token; null for one that is not ours. */
export function readLeaveToken(secret: string, token: string): string | null {
  const [, hash, signature] = /^([0-9a-f]{64})-([0-9a-f]{64})$/.exec(token) ?? [];
  if (hash === undefined || signature === undefined) return null;
  return isMadeBySecret(secret, signature, (each) => keyedHash(each, purpose, hash)) ? hash : null;
}
