import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Viewer } from '../../../shared/permissions';
import { Account } from '../Account';

/**
 * The logins of the caller's company, or all administrators, kept from each other's changes and always in the same order.
 * Of two who suspend each other at once the second has just been suspended itself, so that one is always left.
 */
export async function lockColleagues(manager: EntityManager, viewer: Viewer | null): Promise<void> {
  if (viewer === null) return;
  const { role, vendorId } = viewer;
  const colleagues = await manager.getRepository(Account).find({
    where: vendorId === null ? { role } : { vendorId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const own = colleagues.find(({ id }) => id === viewer.accountId);
  if (own?.state !== 'ACTIVE') throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
}
