import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

export class NotPublic extends Error {}

/**
 * Resolves a name for the very connection that is about to be made, so what was checked is what is connected to: no
 * second answer of the name server can lead elsewhere. One address that is not public spoils them all.
 */
export function lookupPublic(
  isAllowed: (address: string) => boolean,
  resolve: LookupFunction = dns.lookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const first = addresses[0];
      if (error) callback(error, '');
      else if (!first || !addresses.every(({ address }) => isAllowed(address))) callback(new NotPublic(), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
