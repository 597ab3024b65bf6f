/**
 * Returns an address of the source exactly as given, with its query string, by which the source counts. Null for an
 * address elsewhere: pixels, pictures and counted links come from hosts beside that of the service.
 */
export function sourceUrl(address: string | null, baseUrl: string): string | null {
  if (address === null || address.length > 2048 || /[\s\\"'<>]|\p{Cc}/u.test(address)) return null;
  const url = URL.parse(address);
  const base = new URL(baseUrl);
  if (url === null || url.protocol !== base.protocol || url.username !== '' || url.password !== '') return null;
  const isBeside = url.hostname === base.hostname || url.hostname.endsWith(`.${domainOf(base.hostname)}`);
  return isBeside ? address : null;
}

/** atdw-online.com.au of atlas.atdw-online.com.au */
function domainOf(hostname: string): string {
  const labels = hostname.split('.');
  return labels.length > 2 ? labels.slice(1).join('.') : hostname;
}
