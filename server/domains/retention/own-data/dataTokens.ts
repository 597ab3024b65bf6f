import { createHmac } from 'node:crypto';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

/** Whose data a token opens: those of a mailed link, a login, or a request that administrators answer. */
export type DataHolder = 'link' | 'account' | 'request';

const letters: Readonly<Record<DataHolder, string>> = { link: 'l', account: 'a', request: 'r' };

type DataToken =
  | { holder: Exclude<DataHolder, 'request'>; id: number }
  | {
      holder: 'request';
      id: number;
      /** for whom the token was made: the audit log names who opened it */
      administratorId: number;
    };

/** Returns the token of the documents with a person's data. It works until `expiresAt`, and only we can create it. */
export function dataTokenOf(secret: string, token: DataToken, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const administrator = token.holder === 'request' ? `-${token.administratorId.toString(36)}` : '';
  const text = `${letters[token.holder]}${token.id.toString(36)}${administrator}_${seconds.toString(36)}`;
  return `${text}_${signatureOf(secret, text)}`;
}

/** Returns whose data a token opens; null for an invalid or old one. */
export function readDataToken(secret: string, token: string, now: Date): DataToken | null {
  const [, text, letter, id, administrator, seconds, signature] =
    /^(([lar])([0-9a-z]{1,6})(?:-([0-9a-z]{1,6}))?_([0-9a-z]{1,9}))_([\w-]{43})$/.exec(token) ?? [];
  if (text === undefined || signature === undefined) return null;
  if (!isMadeBySecret(secret, signature, (each) => signatureOf(each, text))) return null;
  if (parseInt(seconds ?? '', 36) * 1000 <= now.getTime()) return null;
  const holder = (Object.keys(letters) as DataHolder[]).find((name) => letters[name] === letter);
  const known = { id: parseInt(id ?? '', 36), administratorId: parseInt(administrator ?? '', 36) };
  if (holder === 'request') return Number.isNaN(known.administratorId) ? null : { holder, ...known };
  return holder === undefined ? null : { holder, id: known.id };
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`data of a person ${text}`).digest('base64url');
}
