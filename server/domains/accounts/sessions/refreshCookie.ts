import type { RequestContext } from '../../../platform/context/RequestContext';
import { ownCookie, readOwnCookie } from '../ownCookies';

/** Only the routes below it get the cookie. */
export const sessionPath = '/rest/public/session';

const name = 'refresh';

type Site = Pick<RequestContext, 'publicUrl' | 'response'>;

/** Sends the refresh token to the browser, out of reach of scripts and of other sites. */
export function sendRefreshCookie(context: Site, token: string, seconds: number): void {
  setCookie(context, token, seconds);
}

export function removeRefreshCookie(context: Site): void {
  setCookie(context, '', 0);
}

/** Returns the refresh token of a Cookie header; null if there is none. */
export function readRefreshCookie(header: string | undefined): string | null {
  return readOwnCookie(header, name);
}

function setCookie({ publicUrl, response }: Site, value: string, maxAgeSeconds: number): void {
  response.cookies.push(ownCookie(publicUrl, { name, value, path: sessionPath, maxAgeSeconds }));
}
