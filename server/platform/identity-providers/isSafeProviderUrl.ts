const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for https; http is for a provider on this machine only, and for its own host and port only. */
export function isSafeProviderUrl(address: string, issuer: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && loopback.has(url.hostname) && url.origin === URL.parse(issuer)?.origin;
}
