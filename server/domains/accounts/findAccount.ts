import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf, mayCall } from '../../shared/authorize';
import type { Account } from './Account';
import { accountLoader } from './accountLoader';

/** Returns a login to itself, to owners of the same company and to administrators; null to everyone else. */
export async function findAccount(context: RequestContext, id: number): Promise<Account | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const account = await context.loader(accountLoader).load(id);
  return viewer.accountId === id || (mayCall(viewer, 'accounts') && isKeeperOf(viewer, account)) ? account : null;
}
