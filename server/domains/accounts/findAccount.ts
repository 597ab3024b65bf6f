import type { RequestContext } from '../../platform/context/RequestContext';
import type { Account } from './Account';
import { accountLoader } from './accountLoader';

/** A login is seen by itself and by administrators; to everyone else it does not exist. */
export async function findAccount(context: RequestContext, id: number): Promise<Account | null> {
  const { viewer } = context;
  const maySee = viewer !== null && (viewer.role === 'ADMINISTRATOR' || viewer.accountId === id);
  return maySee ? context.loader(accountLoader).load(id) : null;
}
