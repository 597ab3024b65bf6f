import { createHmac } from 'node:crypto';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

/** Returns the token of the page that shows what became of a request. */
export function requestTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, `privacy request ${did}`);
}

/** Returns the request's did from a token; null for an invalid one. */
export function readRequestToken(secret: string, token: string): string | null {
  return readToken(secret, token, requestTokenOf);
}

/** Returns the token that confirms a new address. Only the mail to that address has it. */
export function addressTokenOf(secret: string, did: string): string {
  return did + signatureOf(secret, `new address of a privacy request ${did}`);
}

/** Returns the request's did from a token that confirms a new address; null for an invalid one. */
export function readAddressToken(secret: string, token: string): string | null {
  return readToken(secret, token, addressTokenOf);
}

function readToken(secret: string, token: string, tokenOf: (secret: string, did: string) => string): string | null {
  if (!/^[\w-]{55}$/.test(token)) return null;
  const did = token.slice(0, 12);
  return isMadeBySecret(secret, token, (each) => tokenOf(each, did)) ? did : null;
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
