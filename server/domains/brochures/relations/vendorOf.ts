import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Vendor } from '../../vendors/Vendor';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { Brochure } from '../Brochure';

/** Returns the company of an ad, without a query if the ad's query has read it. */
export function vendorOf(
  context: RequestContext,
  { vendor, vendorId }: Brochure,
): Vendor | null | Promise<Vendor | null> {
  if (vendorId === null) return null;
  return vendor === undefined ? context.loader(vendorLoader).load(vendorId) : vendor;
}
