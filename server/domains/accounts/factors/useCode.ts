import { IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { openSealedText } from '../../../shared/secret-tokens/sealedText';
import type { Account } from '../Account';
import { Authenticator } from './authenticator/Authenticator';
import { authenticatorSeal } from './authenticator/authenticatorSeal';
import { takeRecoveryCode } from './recovery-codes/recoveryCodes';
import { reportFactorChange } from './reportFactorChange';
import { stepOfCode } from './authenticator/totpCodes';

/**
 * Uses up a code of the authenticator app, or a recovery code. False: it is wrong or was used. Callers count failures
 * (`countGuesses`).
 */
export async function useCode(
  manager: EntityManager,
  context: RequestContext,
  account: Account,
  typed: string,
): Promise<boolean> {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits)
    ? useAuthenticatorCode(manager, context, account, digits)
    : useRecoveryCode(manager, context, account, typed);
}

async function useAuthenticatorCode(
  manager: EntityManager,
  { clock, identitySecret }: RequestContext,
  { id: accountId }: Account,
  code: string,
): Promise<boolean> {
  const authenticators = manager.getRepository(Authenticator);
  // requests with one code wait for each other here
  const authenticator = await authenticators.findOne({
    where: { accountId, confirmedAt: Not(IsNull()) },
    lock: { mode: 'pessimistic_write' },
  });
  if (authenticator === null) return false;
  const secret = openSealedText(authenticator.sealedSecret, authenticatorSeal(identitySecret, accountId));
  if (secret === null) {
    const message = 'The codes of your app cannot be checked any more. Use a passkey or a recovery code.';
    throw new DomainError('CONFLICT', message);
  }
  const step = stepOfCode(secret, code, { now: clock.now(), lastStep: authenticator.lastStep });
  if (step === null) return false;
  await authenticators.update({ accountId }, { lastStep: step });
  return true;
}

async function useRecoveryCode(
  manager: EntityManager,
  context: RequestContext,
  account: Account,
  typed: string,
): Promise<boolean> {
  const left = await takeRecoveryCode(manager, { accountId: account.id, typed, now: context.clock.now() });
  if (left === null) return false;
  const rest = left === 0 ? 'None is left' : left === 1 ? 'One is left' : `${left} are left`;
  await reportFactorChange(manager, context, account, {
    ...{ action: 'useRecoveryCode', details: { left } },
    subject: 'A recovery code was used',
    sentence: `One of your recovery codes was used. ${rest}: you can make new ones on your account page.`,
  });
  return true;
}
