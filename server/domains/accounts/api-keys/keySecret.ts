import { createHash, randomInt } from 'node:crypto';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits */
const secretLength = 32;
const prefixLength = 12;

/** For secret scanners: docs/rules/accounts-and-permissions.md#api-keys */
const form = /^lok_(sandbox_)?[0-9A-Za-z]{32}_[0-9a-f]{8}$/;

const keyPrefix = 'lok_';
/** of keys that are good for a sandbox only */
export const sandboxPrefix = 'lok_sandbox_';

export interface KeySecret {
  /** what the program sends; it is shown once and not kept */
  secret: string;
  hash: string;
  /** its start, by which people recognise it */
  prefix: string;
}

export function newKeySecret(start = keyPrefix): KeySecret {
  const random = Array.from({ length: secretLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  const body = `${start}${random}`;
  const secret = `${body}_${checksumOf(body)}`;
  return { secret, hash: hashSecretToken(secret), prefix: secret.slice(0, prefixLength) };
}

/** True for every token that claims to be a key, mistyped ones included. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

export function isSandboxKey(token: string): boolean {
  return token.startsWith(sandboxPrefix);
}

/** False for what cannot be a key, which then costs no statement. */
export function isWellFormedKey(token: string): boolean {
  const end = token.lastIndexOf('_');
  return form.test(token) && checksumOf(token.slice(0, end)) === token.slice(end + 1);
}

function checksumOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 8);
}
