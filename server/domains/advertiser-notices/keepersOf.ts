import { IsNull, type EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import type { Brochure } from '../brochures/Brochure';

interface Keepers {
  emails: string[];
  /** whose logins they are; null: the address that the ad gives for enquiries */
  vendorId: number | null;
}

/** Whoever keeps an ad: the vendor's logins, or else the address that the ad gives for enquiries. */
export async function keepersOf(
  manager: EntityManager,
  { vendorId, contactEmail }: Pick<Brochure, 'vendorId' | 'contactEmail'>,
): Promise<Keepers> {
  const working = { suspendedAt: IsNull(), terminatedAt: IsNull() };
  const logins = vendorId === null ? [] : await manager.getRepository(Account).findBy({ vendorId, ...working });
  if (logins.length > 0) return { emails: logins.map(({ email }) => email), vendorId };
  return { emails: contactEmail === null ? [] : [contactEmail], vendorId: null };
}
