import { didTokenOf, readDidToken } from '../../../shared/secret-tokens/didToken';

const ofPage = 'privacy request';
const ofAddress = 'new address of a privacy request';

/** Returns the token of the page that shows what became of a request. */
export function requestTokenOf(secret: string, did: string): string {
  return didTokenOf(secret, ofPage, did);
}

/** Returns the request's did from a token; null for an invalid one. */
export function readRequestToken(secret: string, token: string): string | null {
  return readDidToken(secret, ofPage, token);
}

/** Returns the token that confirms a new address. Only the mail to that address has it. */
export function addressTokenOf(secret: string, did: string): string {
  return didTokenOf(secret, ofAddress, did);
}

/** Returns the request's did from a token that confirms a new address; null for an invalid one. */
export function readAddressToken(secret: string, token: string): string | null {
  return readDidToken(secret, ofAddress, token);
}
