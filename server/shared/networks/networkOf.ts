import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that counts as one caller. A household has at least a /64 of IPv6, so counting single addresses
 * would give a guesser nearly endless tries. Ignores a port after the address, and counts all invalid texts as one. A
 * caller who has disconnected has no address, despite the types of Node and Fastify.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : 'unknown';
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the network that one customer of a provider or one company may have to itself: a /24 of IPv4, a /56 of IPv6.
 * Reads the address as `networkOf` does.
 */
export function wideNetworkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/[.]\d+$/, '.0/24');
  if (!isIPv6(plain)) return 'unknown';
  const [first, second, third, fourth = '0'] = groupsOf(plain);
  const block = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${block}::/56`;
}

function plainAddress(address: string | undefined): string {
  return withoutPort(address ?? '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
