import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretsOf } from '../secrets/olderSecrets';

/** Encrypted with AES-256-GCM by a key that derives from the secret and the purpose; `boundTo` cannot be exchanged. */
interface Seal {
  secret: string;
  /** one key for each purpose */
  purpose: string;
  /** such as the id of the row: the text opens nowhere else */
  boundTo: string;
}

const algorithm = 'aes-256-gcm';

/** Encrypts a text that the server needs in clear again, such as the secret of an authenticator app. */
export function sealText(text: string, seal: Seal): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(seal), nonce).setAAD(Buffer.from(seal.boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.');
}

/** Returns the text; null if it was sealed with a secret that counts no more, or for something else. */
export function openSealedText(sealed: string, seal: Seal): string | null {
  const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce?.length !== 12 || text === undefined || tag?.length !== 16) return null;
  for (const secret of secretsOf(seal.secret)) {
    const key = keyOf({ ...seal, secret });
    const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(seal.boundTo)).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      // sealed with another secret
    }
  }
  return null;
}

function keyOf({ secret, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
