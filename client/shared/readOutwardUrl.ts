/**
 * Parses an outward address that a third party put into one of our links; null unless it is a plain http(s) address.
 * The server applies the same rule before it renders this page, and handles all other input itself.
 */
export function readOutwardUrl(text: string | null): URL | null {
  const trimmed = text?.trim() ?? '';
  if (/^\/|[\s\\]|[\p{Cc}\p{Cf}]/u.test(trimmed) || trimmed.length > 2048) return null;
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed)) return null;
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  return isPlain && url.hostname.includes('.') ? url : null;
}
