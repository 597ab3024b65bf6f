import type { Config } from './Config';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * True if the settings show that a proxy is in front of the site and TRUST_PROXY does not name it: the program itself
 * speaks plain http, and only to where it listens.
 */
export function hasUnnamedProxy({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config['http'], 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  if (trustProxy !== false) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || (loopback.test(host) && !loopback.test(hostname));
}

/** For the log, at the start. */
export const unnamedProxyWarning =
  'PUBLIC_URL shows that a proxy is in front of this site, but TRUST_PROXY is not set: all visitors have the address of ' +
  'the proxy. Sign-in is not slowed down by network, and limits per minute count all visitors as one. Set TRUST_PROXY ' +
  'to the address of the proxy.';
