import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { Account } from '../Account';
import { askForSecondStep } from '../factors/askForSecondStep';
import { finishSignIn } from '../signing-in/finishSignIn';
import type { Session } from '../signing-in/Session';
import { ConnectedAccount } from './ConnectedAccount';
import { findProvider } from './findProvider';
import { takeTransaction } from './signInTransactions';

/**
 * Signs in by an account that was connected before, never by an equal address. A second factor is asked for as after a
 * password. The sign-in is no proof for dangerous acts (docs/rules/accounts-and-permissions.md#connected-accounts).
 * @throws DomainError GONE, FORBIDDEN if it is connected to no login that may sign in, SECOND_FACTOR_REQUIRED, and what
 * the provider's answer leads to
 */
export async function loginWithProvider(
  context: RequestContext,
  { provider: key, query }: { provider: string; query: string },
): Promise<Session> {
  authorize(context.viewer, 'loginWithProvider');
  const provider = findProvider(context, key);
  const attempt = await takeTransaction(context, { provider, query, purpose: 'SIGN_IN', accountId: null });
  const { subject } = await context.identityProviders.identify(attempt, query, { email: false });
  const connected = context.database.getRepository(ConnectedAccount);
  const found = await connected.findOneBy({ issuer: provider.issuer, subject });
  const account = found && (await context.database.getRepository(Account).findOneByOrFail({ id: found.accountId }));
  if (found === null || account?.state !== 'ACTIVE') {
    const message = `No login is connected to this ${provider.label} account. Sign in another way; then connect it in your account.`;
    throw new DomainError('FORBIDDEN', message);
  }
  await connected.update({ id: found.id }, { lastUsedAt: context.clock.now() });
  await askForSecondStep(context, account);
  return finishSignIn(context, account, false);
}
