import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import { keepsAds } from '../accounts/keepsAds';
import type { Brochure } from '../brochures/Brochure';

interface Keepers {
  emails: string[];
  /** the vendor that owns the logins; null: the ad's contact address */
  vendorId: number | null;
}

/** Returns the keepers of an ad: the vendor's logins without those of a till, or else the ad's contact address. */
export async function keepersOf(
  manager: EntityManager,
  { vendorId, contactEmail }: Pick<Brochure, 'vendorId' | 'contactEmail'>,
): Promise<Keepers> {
  const logins = vendorId === null ? [] : await manager.getRepository(Account).findBy({ vendorId, ...keepsAds });
  if (logins.length > 0) return { emails: logins.map(({ email }) => email), vendorId };
  return { emails: contactEmail === null ? [] : [contactEmail], vendorId: null };
}
