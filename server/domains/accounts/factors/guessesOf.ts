import type { Account } from '../Account';
import type { Guessed } from '../signing-in/LoginAttempts';

/** Whose wrong codes are counted together: apart from passwords, so that nobody without the password can add any. */
export function guessesOf(account: Pick<Account, 'email'> | null): Guessed {
  return { email: account?.email ?? '', what: 'second factor' };
}
