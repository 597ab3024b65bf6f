import { normalizeUrl } from './normalizeUrl';

/**
 * Reads an external URL from one of our links, as a browser would. Undefined for anything that is not plainly http(s):
 * other schemes, `//host`, a name before the host, blanks, backslashes, control characters.
 */
export function readOutwardUrl(text: string): URL | undefined {
  if (/^\s*\/|[\p{Cc}\p{Cf}\\]/u.test(text)) return undefined;
  const url = normalizeUrl(text);
  return url === undefined ? undefined : (URL.parse(url) ?? undefined);
}
