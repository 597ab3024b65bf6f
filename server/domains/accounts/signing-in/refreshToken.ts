import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { AccountSession } from '../sessions/AccountSession';
import { openSession } from '../sessions/openSession';
import { presentTokens } from '../sessions/presentTokens';
import { ownAccount } from '../ownAccount';
import type { Session } from './Session';

/**
 * Returns a new token of the same session to a caller with a valid one, until the session's absolute end. The old
 * token stays valid until it expires. A token without a session gets one.
 *
 * @throws DomainError FORBIDDEN for the session of a browser
 */
export async function refreshToken(context: RequestContext): Promise<Session> {
  authorize(context.viewer, 'refreshToken');
  const account = await ownAccount(context.database.manager, context.viewer);
  const sessionId = context.viewer?.sessionId;
  // never a browser's session, which would outlive the token that asks for it
  if (sessionId === undefined) return openSession({ ...context, wantsCookie: false }, account);
  const sessions = context.database.getRepository(AccountSession);
  const session = await sessions.findOneByOrFail({ id: sessionId });
  // else a script that reads storage could go on for as long as it likes
  if (session.generation !== null) {
    throw new DomainError('FORBIDDEN', 'The session of a browser is renewed by its cookie.');
  }
  await sessions.update({ id: sessionId }, { renewedAt: context.clock.now() });
  return presentTokens(context, account, session);
}
