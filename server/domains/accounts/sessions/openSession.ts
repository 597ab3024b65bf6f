import type { RequestContext } from '../../../platform/context/RequestContext';
import { newDid } from '../../../shared/did';
import type { Account } from '../Account';
import type { Session } from '../signing-in/Session';
import { rememberDevice } from '../devices/rememberDevice';
import { AccountSession } from './AccountSession';
import { describeDevice } from './describeDevice';
import { presentTokens } from './presentTokens';
import { sessionSeconds } from './sessionLifetimes';

/**
 * Opens a session for an account whose owner has just proved who they are; `isProven` false: by less than dangerous acts
 * need (docs/rules/accounts-and-permissions.md#fresh-proof). A browser that asked for it gets a refresh
 * token in a cookie and an access token of minutes; a program gets one access token of hours.
 */
export async function openSession(context: RequestContext, account: Account, isProven = true): Promise<Session> {
  const { database, clock, userAgent, wantsCookie } = context;
  const now = clock.now();
  await rememberDevice(context, account);
  const session = await database.getRepository(AccountSession).save({
    did: newDid(),
    accountId: account.id,
    tokenVersion: account.tokenVersion,
    generation: wantsCookie ? 0 : null,
    device: describeDevice(userAgent),
    createdAt: now,
    renewedAt: now,
    provenAt: isProven ? now : null,
    expiresAt: new Date(now.getTime() + sessionSeconds[account.role] * 1000),
    ...{ endedAt: null, ending: null },
  });
  return presentTokens(context, account, session);
}
