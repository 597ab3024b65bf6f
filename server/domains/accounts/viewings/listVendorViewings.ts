import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { VendorViewing } from './VendorViewing';

const mostListed = 100;

/** When administrators saw the site as a login of the caller's company, the newest first; for administrators: all. */
export async function listVendorViewings({ viewer, database }: RequestContext): Promise<VendorViewing[]> {
  authorize(viewer, 'vendorViewings');
  const query = database.getRepository(VendorViewing).createQueryBuilder('viewing');
  if (viewer?.role !== 'ADMINISTRATOR') {
    query
      .innerJoin('viewing.account', 'account')
      .where('account.vendorId = :vendorId', { vendorId: viewer?.vendorId ?? null });
  }
  return query.orderBy('viewing.id', 'DESC').limit(mostListed).getMany();
}
