import { signAccessToken } from '../../../platform/access-tokens/signAccessToken';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Account } from '../Account';
import type { Session } from '../signing-in/Session';
import type { AccountSession } from './AccountSession';
import { sendRefreshCookie } from './refreshCookie';
import { makeRefreshToken } from './refreshTokens';
import { browserTokenSeconds } from './sessionLifetimes';

/** Signs the access token of a session and sends its refresh token, if it has one. No token outlives the session. */
export async function presentTokens(
  context: RequestContext,
  account: Account,
  { id, did, generation, expiresAt }: Pick<AccountSession, 'id' | 'did' | 'generation' | 'expiresAt'>,
): Promise<Session> {
  const { accessToken, clock } = context;
  const now = clock.now();
  const left = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  const longest =
    generation === null ? accessToken.lifetimeSeconds : Math.min(browserTokenSeconds, accessToken.lifetimeSeconds);
  const lifetimeSeconds = Math.min(left, longest);
  const claims = { accountId: account.id, tokenVersion: account.tokenVersion, sessionId: id };
  const signed = await signAccessToken(claims, { secret: accessToken.secret, lifetimeSeconds }, now);
  if (generation !== null) {
    const refresh = makeRefreshToken(accessToken.secret, { sessionDid: did, generation });
    sendRefreshCookie(context, refresh, left);
  }
  return { accessToken: signed, expiresIn: lifetimeSeconds, account };
}
