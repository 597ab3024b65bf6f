import { DomainError } from '../../../../shared/errors/DomainError';

/** More devices than anybody has. */
const mostPasskeys = 20;

/**
 * Call it under the lock of the account.
 * @throws DomainError CONFLICT if a login with this many passkeys may have no other
 */
export function refuseManyPasskeys(count: number): void {
  if (count >= mostPasskeys) {
    throw new DomainError('CONFLICT', `You have ${mostPasskeys} passkeys. Remove one first.`);
  }
}
