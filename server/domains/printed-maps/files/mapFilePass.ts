import { keyedHash } from '../../../shared/keyedHash';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

const hour = 3_600_000;

/** Returns a pass to the file of a withdrawn map, valid for one to two hours. Links and images cannot send a token. */
export function mapFilePassOf(secret: string, sha256: string, now: Date): string {
  const until = Math.floor(now.getTime() / hour) + 2;
  return `${until}.${signatureOf(secret, sha256, until)}`;
}

export function isMapFilePass(
  secret: string,
  { sha256, pass, now }: { sha256: string; pass: string; now: Date },
): boolean {
  const [, until, signature = ''] = /^(\d{1,9})\.([0-9a-f]{64})$/.exec(pass) ?? [];
  if (until === undefined || Number(until) * hour <= now.getTime()) return false;
  return isMadeBySecret(secret, signature, (each) => signatureOf(each, sha256, Number(until)));
}

function signatureOf(secret: string, sha256: string, until: number): string {
  return keyedHash(secret, 'withdrawn map', `${sha256} ${until}`);
}
