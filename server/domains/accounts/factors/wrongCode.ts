import { DomainError } from '../../../shared/errors/DomainError';

/** A field error, not UNAUTHENTICATED: the person goes on in the same form. */
export function wrongCode(
  message = 'This code is not right, or was used already. Wait for the next one of your app.',
): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'code', code: 'WRONG', message }] });
}
