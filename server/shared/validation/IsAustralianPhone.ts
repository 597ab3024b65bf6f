import { ValidateBy } from 'class-validator';
import { normalizePhone } from '../phones/normalizePhone';

const message =
  'Write a telephone number that works in Australia, for example (07) 7010 1234; premium-rate numbers cannot be used.';

/** Blank means "none" and passes. */
export function IsAustralianPhone(): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || normalizePhone(value) !== undefined;
  return ValidateBy({ name: 'phone', validator: { validate } }, { message });
}
