import type { RequestContext } from '../../../platform/context/RequestContext';
import { Account } from '../Account';
import { openSession } from '../sessions/openSession';
import type { Session } from './Session';

/** Opens a session for an account whose owner has taken every step of signing in; `isProven` as for `openSession`. */
export async function finishSignIn(context: RequestContext, account: Account, isProven = true): Promise<Session> {
  await context.database.getRepository(Account).update({ id: account.id }, { lastLoginAt: context.clock.now() });
  return openSession(context, account, isProven);
}
