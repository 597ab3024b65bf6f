import { keyedHash } from '../../shared/keyedHash';
import { isMadeBySecret } from '../../shared/secrets/olderSecrets';

const hour = 3_600_000;

/** What a pass opens. A pass for one purpose is none for another. */
type Purpose = 'withdrawn map' | 'proposed file';

interface Protected {
  secret: string;
  purpose: Purpose;
  sha256: string;
}

/** Returns a pass to a file that is not public, valid for one to two hours. Links and images cannot send a token. */
export function filePassOf(file: Protected, now: Date): string {
  const until = Math.floor(now.getTime() / hour) + 2;
  return `${until}.${signatureOf(file, until)}`;
}

export function isFilePass(file: Protected, pass: string, now: Date): boolean {
  const [, until, signature = ''] = /^(\d{1,9})\.([0-9a-f]{64})$/.exec(pass) ?? [];
  if (until === undefined || Number(until) * hour <= now.getTime()) return false;
  return isMadeBySecret(file.secret, signature, (secret) => signatureOf({ ...file, secret }, Number(until)));
}

function signatureOf({ secret, purpose, sha256 }: Protected, until: number): string {
  return keyedHash(secret, purpose, `${sha256} ${until}`);
}
