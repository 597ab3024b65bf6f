import { parseCookie, stringifySetCookie } from 'cookie';
import type { RequestContext } from '../../../platform/context/RequestContext';

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
  return header === undefined ? null : (parseCookie(header)[name] ?? null);
}

function setCookie({ publicUrl, response }: Site, value: string, maxAge: number): void {
  const cookie = stringifySetCookie({
    ...{ name, value, maxAge, path: sessionPath },
    ...{ httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') },
  });
  response.cookies.push(cookie);
}
