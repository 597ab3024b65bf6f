import type { RequestContext } from '../../platform/context/RequestContext';
import { accountLoader } from './accountLoader';
import { SignedInViewer } from './SignedInViewer';

export async function findSignedInViewer(context: RequestContext): Promise<SignedInViewer | null> {
  if (!context.viewer) return null;
  const account = await context.loader(accountLoader).load(context.viewer.accountId);
  return account && new SignedInViewer(account);
}
