import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { ownAccount } from '../ownAccount';
import { findProvider } from './findProvider';
import { beginTransaction } from './signInTransactions';

/** Begins to connect an account at a provider with the caller's login. */
export async function startConnection(context: RequestContext, key: string): Promise<string> {
  authorize(context.viewer, 'startConnection');
  const provider = findProvider(context, key);
  const { id: accountId } = await ownAccount(context.database.manager, context.viewer);
  return beginTransaction(context, { provider, purpose: 'CONNECT', accountId });
}
