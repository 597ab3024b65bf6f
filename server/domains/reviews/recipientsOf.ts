import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import { keepsAds } from '../accounts/keepsAds';
import type { Brochure } from '../brochures/Brochure';

/** Returns the recipients of decisions about an ad: its vendor's logins, else the ad's address for enquiries. */
export async function recipientsOf(
  manager: EntityManager,
  { vendorId, contactEmail }: Pick<Brochure, 'vendorId' | 'contactEmail'>,
): Promise<string[]> {
  const logins = vendorId === null ? [] : await manager.getRepository(Account).findBy({ vendorId, ...keepsAds });
  if (logins.length > 0) return logins.map(({ email }) => email);
  return contactEmail === null ? [] : [contactEmail];
}

/** Returns whether somebody of the ad's company can sign in and work on it. */
export async function hasActiveLogin(
  manager: EntityManager,
  { vendorId }: Pick<Brochure, 'vendorId'>,
): Promise<boolean> {
  return vendorId !== null && manager.getRepository(Account).existsBy({ vendorId, ...keepsAds });
}
