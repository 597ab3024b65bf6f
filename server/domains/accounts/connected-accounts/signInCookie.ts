import { parseCookie, stringifySetCookie } from 'cookie';
import type { RequestContext } from '../../../platform/context/RequestContext';

/** The address by which our own pages sign in: no other address gets the cookie. */
const path = '/graphql';
const name = 'sign-in';

/** Returns the token of a way to a provider from a Cookie header; null if there is none. */
export function readSignInCookie(header: string | undefined): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Binds a way to a provider to this browser, out of reach of scripts and of other sites. */
export function sendSignInCookie(context: RequestContext, token: string, seconds: number): void {
  const cookie = stringifySetCookie({
    ...{ name, value: token, maxAge: seconds, path },
    ...{ httpOnly: true, sameSite: 'strict', secure: context.publicUrl.startsWith('https:') },
  });
  context.response.cookies.push(cookie);
}
