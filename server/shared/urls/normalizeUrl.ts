const longestUrl = 2048;

/**
 * Normalises a link: adds https:// if it has no scheme. Undefined for anything that is not http(s), has a password or
 * blanks, or is longer than 2,048 characters (docs/rules/ads-and-types.md#web-addresses).
 */
export function normalizeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const url = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  if (url.length > longestUrl || /[\s\\]|\p{Cc}/u.test(url)) return undefined;
  // "mailto:a" or "javascript:b" must not become a host name; "a.example:8080" is one
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return undefined;
  return /^[^.].*\.[^.]/.test(parsed.hostname) || parsed.hostname.startsWith('[') ? url : undefined;
}
