import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Brochure } from '../Brochure';
import { vendorOf } from '../relations/vendorOf';

interface Company {
  id: number;
  companyName: string;
}

/** Returns number and name of an ad's company, without a query if the ad's query has read them. */
export function companyOf(context: RequestContext, brochure: Brochure): Company | null | Promise<Company | null> {
  const { vendorId, vendorName } = brochure;
  if (vendorName === undefined || vendorId === null) return vendorOf(context, brochure);
  return vendorName === null ? null : { id: vendorId, companyName: vendorName };
}
