import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../shared/Viewer';
import { Account } from '../Account';
import { ownAccount } from '../ownAccount';

/** Returns the caller's own login, locked until the transaction ends: its factors change one at a time. */
export async function ownLockedAccount(manager: EntityManager, viewer: Viewer | null): Promise<Account> {
  const { id } = await ownAccount(manager, viewer);
  return manager.getRepository(Account).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
}
