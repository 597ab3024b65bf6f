import { isIP } from 'node:net';

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** `false`, the number of proxies in front, or a comma-separated list of their addresses and ranges. */
export function readTrustProxy(value: string): false | number | string[] | undefined {
  if (/^(false|off|no|0)$/i.test(value)) return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => namedRanges.includes(entry) || isRange(entry)) ? entries : undefined;
}

function isRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
