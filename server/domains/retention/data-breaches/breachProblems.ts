import { DomainError, type FieldError } from '../../../shared/errors/DomainError';

/** Days within which a breach has to be assessed (Privacy Act 1988, s 26WH). */
export const daysToAssess = 30;

/** Days of breaches are those of the law of Queensland. */
export const zoneOfBreaches = 'Australia/Brisbane';

/** @throws VALIDATION_FAILED that names each field, if there is any */
export function refuseFields(errors: readonly FieldError[]): void {
  if (errors.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors: [...errors] });
}

export function noSuchBreach(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such breach.');
}
