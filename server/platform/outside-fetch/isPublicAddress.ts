import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registries for IPv4: what is not the public Internet. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carriers' own
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; clouds answer for their machines here
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

/** Of IPv6 only 2000::/3 is public, and in it not what carries an IPv4 address inside (Teredo, 6to4) or is for books. */
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

/** Whether an address leads to the public Internet, and so never to ourselves or to our neighbours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}
