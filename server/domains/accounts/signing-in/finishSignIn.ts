import type { RequestContext } from '../../../platform/context/RequestContext';
import { Account } from '../Account';
import { openSession } from '../sessions/openSession';
import type { Session } from './Session';

/** Opens a session for an account whose owner has taken every step of signing in. */
export async function finishSignIn(context: RequestContext, account: Account): Promise<Session> {
  await context.database.getRepository(Account).update({ id: account.id }, { lastLoginAt: context.clock.now() });
  return openSession(context, account);
}
