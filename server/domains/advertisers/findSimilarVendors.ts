import type { EntityManager } from 'typeorm';
import type { Enquiry } from '../enquiries/Enquiry';
import { Vendor } from '../vendors/Vendor';

const most = 5;

/** Returns vendors that may be the business of a request: the same ABN, e-mail address, login or name. */
export async function findSimilarVendors(
  manager: EntityManager,
  { companyName, abn, email }: Pick<Enquiry, 'companyName' | 'abn' | 'email'>,
): Promise<Vendor[]> {
  if (companyName === null) return [];
  return manager
    .getRepository(Vendor)
    .createQueryBuilder('v')
    .where('v.abn = :abn', { abn })
    .orWhere('lower(v.contact_email) = :email', { email })
    .orWhere('EXISTS (SELECT FROM accounts a WHERE a.vendor_id = v.id AND a.email = :email)', { email })
    .orWhere('lower(v.company_name) = lower(:companyName)', { companyName })
    .orderBy('v.id')
    .limit(most)
    .getMany();
}
