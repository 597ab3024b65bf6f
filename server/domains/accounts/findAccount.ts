import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf } from '../../shared/permissions';
import type { Account } from './Account';
import { accountLoader } from './accountLoader';

/** A login is seen by itself, by those of the same company, and by administrators; to everyone else it does not exist. */
export async function findAccount(context: RequestContext, id: number): Promise<Account | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const account = await context.loader(accountLoader).load(id);
  return viewer.accountId === id || isKeeperOf(viewer, account) ? account : null;
}
