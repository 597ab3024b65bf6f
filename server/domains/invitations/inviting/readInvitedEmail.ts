import { isEmailAddress } from '../../../shared/emails/isEmailAddress';
import { DomainError } from '../../../shared/errors/DomainError';
import { normalizeEmail } from '../../accounts/normalizeEmail';

/** Returns the address in normal form. The message is that of docs/rules/screens.md#vendor-login-dialog. */
export function readInvitedEmail(text: string): string {
  const email = normalizeEmail(text);
  if (isEmailAddress(email)) return email;
  const message = 'Please enter a valid email address.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'EMAIL', message }] });
}
