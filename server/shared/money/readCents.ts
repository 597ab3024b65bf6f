import type { FieldError } from '../errors/DomainError';

/** Reads dollars as integer cents. Adds an error for more than two decimals. */
export function readCents(field: string, dollars: number, errors: FieldError[]): number {
  const cents = Math.round(dollars * 100);
  if (Math.abs(dollars * 100 - cents) > 1e-6 * Math.max(1, Math.abs(cents))) {
    errors.push({ field, code: 'PRICE', message: `${field} has more than two decimals: write dollars and cents.` });
  }
  return cents;
}
