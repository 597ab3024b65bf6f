import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../platform/config/Config';

interface Caller {
  /** what the trusted proxies say, or the address of the connection */
  ip: string;
  headers: IncomingHttpHeaders;
}

export type MetricsAccess = 'open' | 'token needed' | 'closed';

/** Headers that a proxy adds. A proxy that is not trusted hides who asks, so an address then opens nothing. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Says whether a caller may read `/metrics`. "closed": it should look as if there were nothing. */
export function metricsGuard(
  { token, addresses }: Config['metrics'],
  trustProxy: Config['http']['trustProxy'],
): (caller: Caller) => MetricsAccess {
  const allowed = listOf(addresses);
  return ({ ip, headers }) => {
    const isForwarded = trustProxy === false && forwarding.some((name) => headers[name] !== undefined);
    if (!isForwarded && allowed.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return 'open';
    if (token === null) return 'closed';
    return isSame(headers.authorization ?? '', `Bearer ${token}`) ? 'open' : 'token needed';
  };
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  const ranges = addresses.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]));
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Takes the same time for every wrong token. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
