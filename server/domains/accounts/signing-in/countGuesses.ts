import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { inTurn } from '../../../shared/inTurn';
import { LoginAttempts, type Guessed } from './LoginAttempts';

/**
 * Runs a guess and returns its result; null counts as a failure of that account, by the caller's device and network. A
 * guess that throws does not count. Guesses for one account run one after the other, so that several tabs with the right
 * answer do not stop each other.
 * @throws DomainError TOO_MANY_REQUESTS during a pause (docs/rules/accounts-and-permissions.md#guessing)
 */
export async function countGuesses<T>(
  context: RequestContext,
  guessed: Guessed,
  guess: () => Promise<T | null>,
): Promise<T | null> {
  const attempts = new LoginAttempts(context, guessed);
  return inTurn(`login ${attempts.accountHash}`, async () => {
    const attempt = await attempts.claim(context.clock.now());
    if (attempt.retryAfterSeconds !== undefined) throw tooMany(attempt.retryAfterSeconds);
    const { id } = attempt;
    const result = await guess().catch(async (error: unknown) => {
      await attempts.release({ id });
      throw error;
    });
    if (result !== null) await attempts.succeed({ id });
    return result;
  });
}

function tooMany(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts to sign in failed. Try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
