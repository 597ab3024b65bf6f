import { In, type EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import { keepsAds } from '../accounts/keepsAds';
import type { Brochure } from '../brochures/Brochure';

/** Returns the recipients of decisions about an ad: its vendor's logins, else the ad's address for enquiries. */
export async function recipientsOf(
  manager: EntityManager,
  { vendorId, contactEmail }: Pick<Brochure, 'vendorId' | 'contactEmail'>,
): Promise<string[]> {
  const logins = vendorId === null ? [] : await loginsOf(manager, [vendorId]);
  if (logins.length > 0) return logins.map(({ email }) => email);
  return contactEmail === null ? [] : [contactEmail];
}

/** Returns the logins that get the mails about the ads of these companies. */
export function loginsOf(manager: EntityManager, vendorIds: readonly number[]): Promise<Account[]> {
  return manager.getRepository(Account).findBy({ vendorId: In([...vendorIds]), ...keepsAds });
}

/** Returns whether somebody of the ad's company can sign in and work on it. */
export async function hasActiveLogin(
  manager: EntityManager,
  { vendorId }: Pick<Brochure, 'vendorId'>,
): Promise<boolean> {
  return vendorId !== null && manager.getRepository(Account).existsBy({ vendorId, ...keepsAds });
}
