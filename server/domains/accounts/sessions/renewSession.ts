import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { brand } from '../../../shared/brand/brand';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Account } from '../Account';
import type { Session } from '../signing-in/Session';
import { AccountSession } from './AccountSession';
import { presentTokens } from './presentTokens';
import { removeRefreshCookie } from './refreshCookie';
import { readRefreshToken, type RefreshToken } from './refreshTokens';
import { reuseGraceSeconds } from './sessionLifetimes';

/**
 * Returns new tokens for a refresh token, which then no longer counts. Repeating the request within a minute returns
 * the same refresh token. Later use of an old one ends the session: it was copied.
 *
 * @throws DomainError UNAUTHENTICATED if the session is over; the cookie is removed then
 */
export async function renewSession(context: RequestContext, token: string | null): Promise<Session> {
  authorize(context.viewer, 'renewSession');
  const read = token === null ? null : readRefreshToken(context.accessToken.secret, token);
  const renewed = read && (await context.database.transaction((manager) => renew(manager, context, read)));
  if (renewed) return presentTokens(context, renewed.account, renewed.session);
  removeRefreshCookie(context);
  throw new DomainError('UNAUTHENTICATED', 'Your session has ended. Sign in again.');
}

interface Renewed {
  account: Account;
  session: AccountSession;
}

/** Whether it was not ended, its time is not up, and the account has kept its token version. */
function isLive(session: AccountSession, account: Account, now: Date): boolean {
  const isOpen = session.endedAt === null && session.expiresAt > now;
  return isOpen && session.tokenVersion === account.tokenVersion && account.suspendedAt === null;
}

/** Moves the session on, or ends it; null if it is over. The end is written, so this does not throw. */
async function renew(manager: EntityManager, context: RequestContext, token: RefreshToken): Promise<Renewed | null> {
  const sessions = manager.getRepository(AccountSession);
  // requests with one cookie wait for each other here
  const session = await sessions.findOne({
    where: { did: token.sessionDid },
    lock: { mode: 'pessimistic_write' },
  });
  if (session === null) return null;
  const account = await manager.getRepository(Account).findOneByOrFail({ id: session.accountId });
  const now = context.clock.now();
  if (!isLive(session, account, now) || session.generation === null) return null;
  const isAgain =
    token.generation === session.generation - 1 &&
    now.getTime() - session.renewedAt.getTime() < reuseGraceSeconds * 1000;
  if (isAgain) return { account, session };
  if (token.generation !== session.generation) {
    await endCopied(manager, context, account, session);
    return null;
  }
  const moved = { generation: session.generation + 1, renewedAt: now };
  await sessions.update({ id: session.id }, moved);
  return { account, session: Object.assign(session, moved) };
}

async function endCopied(
  manager: EntityManager,
  context: RequestContext,
  account: Account,
  { id, device }: AccountSession,
): Promise<void> {
  const end = { endedAt: context.clock.now(), ending: 'REUSED' as const };
  await manager.getRepository(AccountSession).update({ id }, end);
  await recordAudit(manager, context, [
    { action: 'endCopiedSession', entityType: 'Account', entityId: account.id, before: null, after: { device } },
  ]);
  await queueMail(manager, context, {
    eventKey: `session-copied:${id}`,
    to: account.email,
    subject: 'We ended one of your sessions',
    ...composeMail([
      'Hello,',
      `An old copy of your ${brand.name} sign-in (${device}) was used. To be safe, we ended that session: whoever uses that device has to sign in again.`,
      'If you did not restore a backup of that device, change your password:',
      { label: 'Choose a new password', url: `${context.publicUrl}/forgot-password` },
    ]),
  });
}
