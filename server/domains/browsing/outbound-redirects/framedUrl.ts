/**
 * Returns a URL that a page may show in a frame: https on one of these hosts; `*.books.example` matches its subdomains.
 */
export function framedUrl(url: string | null, hosts: readonly string[]): string | null {
  const parsed = url === null ? null : URL.parse(url);
  if (parsed?.protocol !== 'https:' || parsed.port !== '' || parsed.username !== '' || parsed.password !== '') {
    return null;
  }
  const isAllowed = hosts.some((host) =>
    host.startsWith('*.') ? parsed.hostname.endsWith(host.slice(1)) : parsed.hostname === host,
  );
  return isAllowed ? parsed.href : null;
}
