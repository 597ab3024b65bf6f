import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { openSession } from './openSession';
import { ownAccount } from '../ownAccount';
import type { Session } from './Session';

/** A new token for a caller whose old one is still good; the old one goes on until its own end. */
export async function refreshToken(context: RequestContext): Promise<Session> {
  authorize(context.viewer, 'refreshToken');
  return openSession(context, await ownAccount(context.database.manager, context.viewer));
}
