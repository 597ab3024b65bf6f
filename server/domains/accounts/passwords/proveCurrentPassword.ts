import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Account } from '../Account';
import { provePassword } from './provePassword';

/** A wrong password is a field error, not UNAUTHENTICATED: the caller is signed in and stays so. */
export async function proveCurrentPassword(
  context: RequestContext,
  email: string,
  { password, field }: { password: string; field: string },
): Promise<Account> {
  try {
    return await provePassword(context, email, password);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED') throw error;
    const message = 'This is not your present password.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'WRONG', message }], cause: error });
  }
}
