import type { RequestContext } from '../../../platform/context/RequestContext';
import { ownCookie, readOwnCookie } from '../ownCookies';

/** The address of sign-in by our own pages: no other address gets the cookie. */
const path = '/graphql';
const name = 'device';
/** As long as browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** Returns the token of the device from a Cookie header; null if there is none. */
export function readDeviceCookie(header: string | undefined): string | null {
  const token = readOwnCookie(header, name);
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sends a device its token, anew or for longer. It opens nothing: whoever has it still needs the password. */
export function sendDeviceCookie(context: RequestContext, token: string): void {
  context.response.cookies.push(ownCookie(context.publicUrl, { name, value: token, path, maxAgeSeconds }));
}
