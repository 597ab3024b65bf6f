import { isEmailAddress } from '../../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { normalizeEmail } from '../../accounts/normalizeEmail';

export interface Buyer {
  name: string;
  email: string;
}

interface BuyerInput extends Buyer {
  /** absent when the form has no such field (docs/rules/prices-and-coupons.md#who-may-take-a-coupon) */
  acceptTerms?: boolean | undefined;
}

// U+2800 is an empty Braille pattern: a letter by its class, but invisible
const invisible = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;
// characters that change text direction, or end a line of the printed coupon
const steering = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the buyer: a name of 2–100 visible characters, a valid e-mail, terms accepted
 * (docs/rules/prices-and-coupons.md#who-may-take-a-coupon).
 * @throws VALIDATION_FAILED with every error at once
 */
export function readBuyer(input: BuyerInput): Buyer {
  const name = input.name.normalize('NFC').replace(/\s+/g, ' ').replace(steering, '').trim();
  const email = normalizeEmail(input.email);
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => errors.push({ field, code, message });
  if (Array.from(name.replace(invisible, '')).length < 2)
    refuse('name', 'TOO_SHORT', 'Enter your name, 2 letters or more.');
  else if (Array.from(name).length > 100) refuse('name', 'TOO_LONG', 'A name has at most 100 characters.');
  if (!isEmailAddress(email)) refuse('email', 'EMAIL', 'Please enter a valid email address.');
  if (input.acceptTerms === false) refuse('acceptTerms', 'REQUIRED', 'Accept the terms to get the coupon.');
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map((error) => error.message).join(' '), { errors });
  }
  return { name, email };
}
