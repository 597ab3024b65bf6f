import type { RequestContext } from '../../../platform/context/RequestContext';
import { hashPassword } from '../../../platform/passwords/hashPassword';
import { verifyPassword } from '../../../platform/passwords/verifyPassword';
import { DomainError } from '../../../shared/errors/DomainError';
import { inTurn } from '../../../shared/inTurn';
import { Account } from '../Account';
import { LoginAttempts } from '../signing-in/LoginAttempts';

/**
 * Returns the account that the e-mail and password prove. Unknown user, wrong password and suspended account give the
 * same error in the same time (docs/rules/accounts-and-permissions.md#sign-in). Attempts for one account or one address
 * run one after the other, so parallel requests get no extra tries.
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

/** Hash to compare with for unknown users, so that they take as long as known ones. */
let nobody: Promise<string> | undefined;
function hashOfNobody(): Promise<string> {
  return (nobody ??= hashPassword('the password of nobody'));
}
