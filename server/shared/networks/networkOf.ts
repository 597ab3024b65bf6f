import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that counts as one caller. A household has at least a /64 of IPv6, so counting single addresses
 * would give a guesser nearly endless tries. Ignores a port after the address, and counts all invalid texts as one. A
 * caller who has disconnected has no address, despite the types of Node and Fastify.
 */
export function networkOf(address: string | undefined): string {
  const plain = withoutPort(address ?? '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : 'unknown';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
