import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one address. A household is given at least a /64 of IPv6, so counting single addresses would give a
 * guesser as many tries as there are. A port that a proxy tells with it, or a word instead of it, gives none either.
 * A caller who has hung up by now has no address any more, whatever the types of Node and Fastify say.
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
