import type { RequestContext } from '../../../platform/context/RequestContext';
import { ownCookie, readOwnCookie } from '../ownCookies';

/** The address by which our own pages sign in: no other address gets the cookie. */
const path = '/graphql';
const name = 'sign-in';

/** Returns the token of a way to a provider from a Cookie header; null if there is none. */
export function readSignInCookie(header: string | undefined): string | null {
  const token = readOwnCookie(header, name);
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Binds a way to a provider to this browser, out of reach of scripts and of other sites. */
export function sendSignInCookie(context: RequestContext, token: string, seconds: number): void {
  const cookie = ownCookie(context.publicUrl, { name, value: token, path, maxAgeSeconds: seconds });
  context.response.cookies.push(cookie);
}
