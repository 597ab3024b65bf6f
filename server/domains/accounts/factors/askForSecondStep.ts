import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Account } from '../Account';
import { challengeSeconds, openChallenge } from './challenges';
import { factorsOf, hasFactor } from './factorsOf';

/**
 * Returns for an account without a second factor, whose sign-in is complete.
 * @throws DomainError SECOND_FACTOR_REQUIRED with a challenge for the second step
 */
export async function askForSecondStep({ database, clock }: RequestContext, account: Account): Promise<void> {
  const factors = await factorsOf(database.manager, account.id);
  if (!hasFactor(factors)) return;
  const token = await openChallenge(database.manager, { purpose: 'SECOND_STEP', account, now: clock.now() });
  const methods = [
    ...(factors.hasAuthenticator ? ['AUTHENTICATOR'] : []),
    ...(factors.hasPasskey ? ['PASSKEY'] : []),
    'RECOVERY_CODE',
  ];
  const message = 'The first step is right. Confirm the sign-in with your second factor.';
  throw new DomainError('SECOND_FACTOR_REQUIRED', message, {
    challenge: { token, expiresIn: challengeSeconds, methods },
  });
}
