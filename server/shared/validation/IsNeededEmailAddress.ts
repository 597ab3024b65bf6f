import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../emails/isEmailAddress';

const message = 'Please enter a valid email address.';

/** For forms that require an address (docs/rules/screens.md#vendor-login-dialog). */
export function IsNeededEmailAddress(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isEmailAddress(value.trim());
  return ValidateBy({ name: 'isEmail', validator: { validate } }, { message });
}
