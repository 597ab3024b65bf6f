import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { cleanLine } from '../../shared/text/cleanLine';
import { cleanText } from '../../shared/text/cleanText';
import { normalizeEmail } from '../accounts/normalizeEmail';
import type { Enquiry } from './Enquiry';
import type { EnquiryKind } from './EnquiryKind';
import { readBusiness, type BusinessText } from './readBusiness';

export interface EnquiryText extends BusinessText {
  name: string;
  email: string;
  message: string;
}

type ReadEnquiry = Pick<
  Enquiry,
  'name' | 'email' | 'message' | 'companyName' | 'abn' | 'phoneNo' | 'termsVersion' | 'advertisingVersion'
>;

const longestName = 100;
const longestMessage = 2000;

/**
 * Returns the text of an enquiry, cleaned for storage and mails: the name is one line, and nothing reverses or hides
 * text (docs/rules/enquiries.md#forms).
 * @throws VALIDATION_FAILED with every error at once
 */
export function readEnquiry(kind: EnquiryKind, input: EnquiryText, now: Date): ReadEnquiry {
  const name = cleanLine(input.name);
  const email = normalizeEmail(input.email);
  const message = cleanText(input.message);
  const { business, errors: businessErrors } = readBusiness(kind, input, now);
  const errors: FieldError[] = [...businessErrors];
  const refuse = (field: string, code: string, text: string) => errors.push({ field, code, message: text });
  if (name === '') refuse('name', 'REQUIRED', 'Enter your name.');
  else if (Array.from(name).length > longestName) refuse('name', 'TOO_LONG', 'A name has at most 100 characters.');
  if (!isEmailAddress(email)) refuse('email', 'EMAIL', 'Please enter a valid email address.');
  if (message === '') refuse('message', 'REQUIRED', 'Enter a message.');
  else if (Array.from(message).length > longestMessage) {
    refuse('message', 'TOO_LONG', 'A message has at most 2,000 characters.');
  }
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map((error) => error.message).join(' '), { errors });
  }
  return { name, email, message, ...business };
}
