import { recipientHashOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { keyedHash } from '../../shared/keyedHash';
import { isMadeBySecret } from '../../shared/secrets/olderSecrets';

/** What a link in a mail stops: one follow, or all of an address. */
export type StopTarget = { followId: number } | { recipientHash: string };

/** Returns the token that stops one follow. It stays valid for good, and contains no address. */
export function stopOneToken(secret: string, followId: number): string {
  return `${followId}-${keyedHash(secret, 'stop follow', String(followId))}`;
}

/** Returns the token that stops all follows of an address. */
export function stopAllToken(secret: string, email: string): string {
  const hash = recipientHashOf(secret, email);
  return `${hash}-${keyedHash(secret, 'stop follows of', hash)}`;
}

/** Returns what a token stops; null for one that is not ours. */
export function readStopToken(secret: string, token: string): StopTarget | null {
  const [, id, hash, signature = ''] = /^(?:([1-9]\d{0,8})|([0-9a-f]{64}))-([0-9a-f]{64})$/.exec(token) ?? [];
  const isOurs = (purpose: string, value: string) =>
    isMadeBySecret(secret, signature, (each) => keyedHash(each, purpose, value));
  if (id !== undefined) return isOurs('stop follow', id) ? { followId: Number(id) } : null;
  return hash !== undefined && isOurs('stop follows of', hash) ? { recipientHash: hash } : null;
}
