import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not public, from IANA's special-purpose registries. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; clouds serve the metadata of their machines here
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

/**
 * In IPv6 only 2000::/3 is public, except ranges that embed an IPv4 address (Teredo, 6to4) or are for documentation.
 */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedWithin = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closedWithin.addSubnet(network, prefix, 'ipv6');
}

/** True if an address is on the public Internet, so it is neither this machine nor a neighbour. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}
