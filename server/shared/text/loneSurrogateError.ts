import { DomainError } from '../errors/DomainError';

/** Refuses texts with half of a surrogate pair, with the names of their fields. */
export function loneSurrogateError(fields: readonly string[]): DomainError {
  const message = 'The text holds half of a character (a lone surrogate): send whole Unicode characters.';
  const errors = fields.map((field) => ({ field, code: 'LONE_SURROGATE', message }));
  return new DomainError('VALIDATION_FAILED', message, { errors });
}
