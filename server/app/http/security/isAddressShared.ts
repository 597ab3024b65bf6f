import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/Config';
import { hasUnnamedProxy } from '../../../platform/config/hasUnnamedProxy';

const inside = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** The settings of a site do not change, and each request asks. */
const unnamed = new WeakMap<object, boolean>();

const warned = new WeakSet<object>();

/**
 * True if a proxy that TRUST_PROXY does not name has sent the request, so that all visitors come from its address. The
 * settings may show that there is one. A header alone proves nothing, because guessers can send it: the connection has to
 * come from inside, too. The first such request is a warning in the log, besides that at the start.
 */
export function isAddressShared(
  request: FastifyRequest,
  settings: Pick<Config['http'], 'host' | 'publicUrl' | 'trustProxy'>,
): boolean {
  return isForwarded(request, settings.trustProxy) || isUnnamed(settings);
}

function isUnnamed(settings: Parameters<typeof hasUnnamedProxy>[0]): boolean {
  const known = unnamed.get(settings) ?? hasUnnamedProxy(settings);
  unnamed.set(settings, known);
  return known;
}

function isForwarded(request: FastifyRequest, trustProxy: false | string[]): boolean {
  if (trustProxy !== false || request.headers['x-forwarded-for'] === undefined) return false;
  if (!isInside(request.socket.remoteAddress ?? '')) return false;
  if (!warned.has(request.server.server)) {
    warned.add(request.server.server);
    request.server.log.warn(
      'Requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors have the address of ' +
        'the proxy. Sign-in is not slowed down by network, and limits per minute count all visitors as one. Set ' +
        'TRUST_PROXY to the address of the proxy.',
    );
  }
  return true;
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
