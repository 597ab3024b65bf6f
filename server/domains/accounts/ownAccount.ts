import type { EntityManager } from 'typeorm';
import { DomainError } from '../../shared/errors/DomainError';
import type { Viewer } from '../../shared/Viewer';
import { Account } from './Account';

/** Returns the caller's own login. */
export async function ownAccount(manager: EntityManager, viewer: Viewer | null): Promise<Account> {
  const account = viewer && (await manager.getRepository(Account).findOneBy({ id: viewer.accountId }));
  if (!account) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  return account;
}
