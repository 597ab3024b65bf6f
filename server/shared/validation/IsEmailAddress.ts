import { isEmail, ValidateBy } from 'class-validator';

const message = 'Write an e-mail address such as name@example.com.au.';

/** Blank means "none" and passes. */
export function IsEmailAddress(): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value !== 'string' || value.trim() === '' || (value.trim().length <= 254 && isEmail(value.trim()));
  return ValidateBy({ name: 'email', validator: { validate } }, { message });
}
