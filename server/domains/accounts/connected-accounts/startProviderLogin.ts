import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { findProvider } from './findProvider';
import { beginTransaction } from './signInTransactions';

/** Begins a sign-in with a provider: returns its address, and binds the way there and back to this browser. */
export async function startProviderLogin(context: RequestContext, key: string): Promise<string> {
  authorize(context.viewer, 'startProviderLogin');
  return beginTransaction(context, { provider: findProvider(context, key), purpose: 'SIGN_IN', accountId: null });
}
