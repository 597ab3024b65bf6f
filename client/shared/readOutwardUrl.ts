/**
 * An address outside that somebody else has put into a link of ours. null for anything that is not plainly http(s). The
 * server goes by the same rule before this page is drawn, and answers everything else itself.
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
