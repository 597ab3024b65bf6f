import type { RequestContext } from '../../../platform/context/RequestContext';
import { hashPassword } from '../../../platform/passwords/hashPassword';
import { verifyPassword } from '../../../platform/passwords/verifyPassword';
import { DomainError } from '../../../shared/errors/DomainError';
import { inTurn } from '../../../shared/inTurn';
import { Account } from '../Account';
import { LoginAttempts } from '../signing-in/LoginAttempts';

/**
 * docs/rules/accounts-and-permissions.md#sign-in: unknown user, wrong password and suspended account give the same
 * answer in the same time. Attempts of one account or one address are looked at one after the other, so that many at
 * once get no extra tries.
 */
export async function provePassword(context: RequestContext, email: string, password: string): Promise<Account> {
  const { database, remoteAddress, accessToken } = context;
  const attempts = new LoginAttempts(database, { email, address: remoteAddress, secret: accessToken.secret });
  return inTurn(`login ${attempts.accountHash}`, () =>
    inTurn(`login ${attempts.addressHash}`, () => tryPassword(context, attempts, email, password)),
  );
}

async function tryPassword(
  { database, clock }: RequestContext,
  attempts: LoginAttempts,
  email: string,
  password: string,
): Promise<Account> {
  const now = clock.now();
  const retryAfterSeconds = await attempts.slowdownLeft(now);
  if (retryAfterSeconds > 0) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new DomainError('TOO_MANY_REQUESTS', `Too many attempts to sign in failed. Try again in ${wait}.`, {
      retryAfterSeconds,
    });
  }
  const account = await database.getRepository(Account).findOneBy({ email });
  const isRight = await verifyPassword(password, account?.passwordHash ?? (await hashOfNobody()));
  if (!account || !isRight || account.suspendedAt !== null) {
    await attempts.recordFailure(now);
    throw new DomainError('UNAUTHENTICATED', 'The e-mail address or the password is not right.');
  }
  await attempts.forgetAccount();
  return account;
}

/** Checked for users who do not exist, so that they take as long as those who do. */
let nobody: Promise<string> | undefined;
function hashOfNobody(): Promise<string> {
  return (nobody ??= hashPassword('the password of nobody'));
}
