import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Account } from '../Account';
import { ownAccount } from '../ownAccount';
import { provePassword } from './provePassword';

/**
 * Returns the caller's account if the password is right, for steps that a stolen token must not take. A wrong one counts
 * as a failed sign-in. It is an error of its field, not UNAUTHENTICATED: the caller is signed in and stays so.
 * @throws VALIDATION_FAILED
 */
export async function proveOwnPassword(context: RequestContext, field: string, password: string): Promise<Account> {
  const { email } = await ownAccount(context.database.manager, context.viewer);
  try {
    return await provePassword(context, email, password);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED') throw error;
    const message = 'This is not your present password.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'WRONG', message }], cause: error });
  }
}
