import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../emails/isEmailAddress';

const message = 'Write an e-mail address such as name@example.com.au.';

/** Blank means "none" and passes. */
export function IsEmailAddress(): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || isEmailAddress(value.trim());
  return ValidateBy({ name: 'email', validator: { validate } }, { message });
}
