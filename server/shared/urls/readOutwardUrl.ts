import { normalizeUrl } from './normalizeUrl';

/**
 * An address outside that somebody else has put into a link of ours, as a browser would read it. undefined for
 * anything that is not plainly http(s): other schemes, `//host`, a name before the host, blanks, backslashes, control
 * characters.
 */
export function readOutwardUrl(text: string): URL | undefined {
  if (/^\s*\/|[\p{Cc}\p{Cf}\\]/u.test(text)) return undefined;
  const url = normalizeUrl(text);
  return url === undefined ? undefined : (URL.parse(url) ?? undefined);
}
