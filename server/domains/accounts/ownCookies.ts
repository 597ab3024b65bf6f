import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers take a cookie of this name only with `Secure`, from a page that came by https. */
const prefix = '__Secure-';

interface OwnCookie {
  name: string;
  value: string;
  /** only addresses below it get the cookie */
  path: string;
  maxAgeSeconds: number;
}

/** Returns the value of one of our cookies in a Cookie header, under either name; null if there is none. */
export function readOwnCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  const cookies = parseCookie(header);
  return cookies[prefix + name] ?? cookies[name] ?? null;
}

/** Returns the Set-Cookie header of a cookie out of reach of scripts and of other sites. */
export function ownCookie(publicUrl: string, { name, value, path, maxAgeSeconds }: OwnCookie): string {
  const secure = publicUrl.startsWith('https:');
  return stringifySetCookie({
    ...{ name: secure ? prefix + name : name, value, maxAge: maxAgeSeconds, path },
    ...{ httpOnly: true, sameSite: 'strict', secure },
  });
}
