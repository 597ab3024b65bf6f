import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { AccountSession } from './AccountSession';
import { readRefreshToken } from './refreshTokens';

/**
 * Ends the session of the caller's access token and that of its refresh token, on the server. Succeeds without either:
 * whoever logs out is logged out.
 */
export async function logout(context: RequestContext, token: string | null): Promise<void> {
  authorize(context.viewer, 'logout');
  const sessions = context.database.getRepository(AccountSession);
  const end = { endedAt: context.clock.now(), ending: 'LOGGED_OUT' as const };
  const { sessionId } = context.viewer ?? {};
  if (sessionId !== undefined) await sessions.update({ id: sessionId, endedAt: IsNull() }, end);
  const read = token === null ? null : readRefreshToken(context.accessToken.secret, token);
  if (read !== null) await sessions.update({ did: read.sessionDid, endedAt: IsNull() }, end);
}
