import { IsNull, type EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import type { Brochure } from '../brochures/Brochure';
import type { Vendor } from '../vendors/Vendor';

/** Whether an address is the ad's contact, its vendor's, or one of the vendor's logins; `email` is in lower case. */
export async function belongsToAdvertiser(
  manager: EntityManager,
  email: string,
  brochure: Brochure,
  vendor: Vendor | null,
): Promise<boolean> {
  const known = [brochure.contactEmail, vendor?.contactEmail];
  if (known.some((address) => address?.trim().toLowerCase() === email)) return true;
  if (vendor === null) return false;
  return manager.getRepository(Account).existsBy({ vendorId: vendor.id, email, suspendedAt: IsNull() });
}
