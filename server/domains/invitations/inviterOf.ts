import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/Account';
import type { VendorInvitation } from './VendorInvitation';

/** The colleague who asks, by the address that was proven; null when an administrator does, or the colleague is gone. */
export async function inviterOf(
  manager: EntityManager,
  { invitedById, vendorId }: Pick<VendorInvitation, 'invitedById' | 'vendorId'>,
): Promise<string | null> {
  if (invitedById === null || vendorId === null) return null;
  const colleague = await manager.getRepository(Account).findOneBy({ id: invitedById, vendorId });
  return colleague?.email ?? null;
}
