import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import { Account } from '../Account';
import { normalizeEmail } from '../normalizeEmail';
import { openSession } from './openSession';
import { provePassword } from '../passwords/provePassword';
import type { Session } from './Session';

export async function login(
  context: RequestContext,
  { username, password }: { username: string; password: string },
): Promise<Session> {
  authorize(context.viewer, 'login');
  const account = await provePassword(context, normalizeEmail(username), password);
  await context.database.getRepository(Account).update({ id: account.id }, { lastLoginAt: context.clock.now() });
  return openSession(context, account);
}
