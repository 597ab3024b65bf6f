import { signAccessToken } from '../../../platform/access-tokens/signAccessToken';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Account } from '../Account';
import type { Session } from './Session';

/** Returns a new token for an account whose owner has just proved the password. */
export async function openSession({ accessToken, clock }: RequestContext, account: Account): Promise<Session> {
  const claims = { accountId: account.id, tokenVersion: account.tokenVersion };
  return {
    accessToken: await signAccessToken(claims, accessToken, clock.now()),
    expiresIn: accessToken.lifetimeSeconds,
    account,
  };
}
