import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { mayCall } from '../../shared/authorize';
import { Enquiry } from './Enquiry';

const enquiryLoader = entityLoader(Enquiry);

/** Returns null for a caller who may not list enquiries. */
export async function findEnquiry(context: RequestContext, id: number): Promise<Enquiry | null> {
  return mayCall(context.viewer, 'enquiries') ? context.loader(enquiryLoader).load(id) : null;
}
