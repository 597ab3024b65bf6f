import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { openSession } from './openSession';
import { ownAccount } from '../ownAccount';
import type { Session } from './Session';

/** Returns a new token to a caller with a valid one. The old token stays valid until it expires. */
export async function refreshToken(context: RequestContext): Promise<Session> {
  authorize(context.viewer, 'refreshToken');
  return openSession(context, await ownAccount(context.database.manager, context.viewer));
}
