import { DomainError } from '../../../shared/errors/DomainError';

/** docs/rules/vendors.md#terminated-users: what it says tells nobody that somebody's use of the site was ended. */
export function neutralRefusal(): DomainError {
  const message = 'We cannot make a login with these details. Please contact us.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'REFUSED', message }] });
}
