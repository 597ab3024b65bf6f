import { DomainError } from '../../../shared/errors/DomainError';

/** Returns a refusal that does not reveal a terminated user (docs/rules/vendors.md#terminated-users). */
export function neutralRefusal(): DomainError {
  const message = 'We cannot make a login with these details. Please contact us.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'REFUSED', message }] });
}
