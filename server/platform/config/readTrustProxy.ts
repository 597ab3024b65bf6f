import { isIP } from 'node:net';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads `false`, or a comma-separated list of the proxies' addresses and ranges. A number of proxies is refused: it
 * would trust anyone who reaches the server directly.
 */
export function readTrustProxy(value: string): false | string[] | undefined {
  if (/^(false|off|no|0)$/i.test(value)) return false;
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => namedRanges.includes(entry) || isAddressRange(entry)) ? entries : undefined;
}

/** True for an address, or a range such as 10.0.0.0/8. */
export function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
