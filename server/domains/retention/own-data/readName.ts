import { DomainError } from '../../../shared/errors/DomainError';
import { readBuyer } from '../../purchases/buying/readBuyer';

/** @throws VALIDATION_FAILED for a name that no buyer could have */
export function readName(name: string): string {
  return readBuyer({ name, email: 'somebody@people.example' }).name;
}

/** @throws VALIDATION_FAILED for what is no e-mail address */
export function readAddress(address: string): string {
  return readBuyer({ name: 'Somebody', email: address }).email.toLowerCase();
}

/** An error at the field of a new address. */
export function addressProblem(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'INVALID', message }] });
}
