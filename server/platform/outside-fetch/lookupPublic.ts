import dns from 'node:dns';
import type { LookupFunction } from 'node:net';

/** The name, or the address itself, leads to a machine that is not on the public Internet. */
export class NotPublic extends Error {}

/**
 * Resolves a name for the connection that is about to be made, so that the checked address is the connected one. A
 * second answer of the name server cannot change it. One private address makes the name invalid.
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
