const here = 'https://this-site.invalid';

/**
 * The path, query and hash of an address inside this site, or null. It is asked of everything that says where to go
 * after signing in, since a link to /login can be written by anybody.
 */
export function safeReturnPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, here); // as a browser reads it: "/\host" and tabs after the slash are other hosts too
  } catch {
    return null;
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
