import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { inTurn } from '../../../shared/inTurn';
import { LoginAttempts } from './LoginAttempts';

/**
 * Runs a guess and returns its result; null counts as a failure of `who` and of the caller's address. Guesses for one of
 * them run one after the other, so parallel requests get no extra tries.
 * @throws DomainError TOO_MANY_REQUESTS after 5 failures (docs/rules/accounts-and-permissions.md#sign-in)
 */
export async function countGuesses<T>(
  { database, clock, remoteAddress, accessToken }: RequestContext,
  who: string,
  guess: () => Promise<T | null>,
): Promise<T | null> {
  const attempts = new LoginAttempts(database, { email: who, address: remoteAddress, secret: accessToken.secret });
  return inTurn(`login ${attempts.accountHash}`, () =>
    inTurn(`login ${attempts.addressHash}`, async () => {
      const now = clock.now();
      refuseWhilePaused(await attempts.slowdownLeft(now));
      const result = await guess();
      if (result === null) await attempts.recordFailure(now);
      else await attempts.forgetAccount();
      return result;
    }),
  );
}

function refuseWhilePaused(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new DomainError('TOO_MANY_REQUESTS', `Too many attempts to sign in failed. Try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
