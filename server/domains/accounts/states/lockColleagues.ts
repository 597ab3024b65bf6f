import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorizeRole } from '../../../shared/authorize';
import type { Action } from '../../../shared/permissions';
import type { Viewer } from '../../../shared/Viewer';
import { Account } from '../Account';

/**
 * Locks the logins of the caller's company, or all administrators, always in the same order. If two suspend each other
 * at once, the second finds itself suspended, so one login always stays active.
 *
 * @throws DomainError UNAUTHENTICATED if the caller is no longer active, FORBIDDEN if its role no longer allows the action
 */
export async function lockColleagues(manager: EntityManager, viewer: Viewer | null, action: Action): Promise<void> {
  if (viewer === null) return;
  const { role, vendorId } = viewer;
  const colleagues = await manager.getRepository(Account).find({
    where: vendorId === null ? { role } : { vendorId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const own = colleagues.find(({ id }) => id === viewer.accountId);
  if (own?.state !== 'ACTIVE') throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  // a colleague may have taken the role away meanwhile
  authorizeRole({ ...viewer, vendorRole: own.vendorRole, staffRole: own.staffRole }, action);
}
