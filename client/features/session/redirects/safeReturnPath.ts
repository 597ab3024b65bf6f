const here = 'https://this-site.invalid';

/**
 * The path, query and hash of an address within this site; null for any other. Check every return address after signing
 * in with it, because anybody can craft a link to /login.
 */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, here); // parsed as a browser does, because "/\host" and tabs after the slash are other hosts
  } catch {
    return null;
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
