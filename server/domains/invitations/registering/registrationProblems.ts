import type { RequestContext } from '../../../platform/context/RequestContext';
import { findPasswordProblem } from '../../../platform/passwords/findPasswordProblem';
import { normalizeAbn } from '../../../shared/abn/normalizeAbn';
import type { FieldError } from '../../../shared/errors/DomainError';
import { normalizePhone } from '../../../shared/phones/normalizePhone';
import { cleanLine } from '../../../shared/text/cleanLine';
import type { Registration } from './Registration';

/** Returns every invalid field at once (docs/rules/vendors.md#registration). */
export async function registrationProblems(
  context: Pick<RequestContext, 'logger' | 'breachedPasswordsUrl'>,
  input: Registration,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const add = (field: keyof Registration, code: string, message: string): number =>
    errors.push({ field, code, message });
  const contactName = cleanLine(input.contactName);
  const companyName = cleanLine(input.companyName);
  if (contactName === '') add('contactName', 'REQUIRED', 'Enter your name.');
  if (contactName.length > 100) add('contactName', 'TOO_LONG', 'Your name has at most 100 characters here.');
  if (companyName === '') add('companyName', 'REQUIRED', 'Enter the name of your company.');
  if (companyName.length > 200)
    add('companyName', 'TOO_LONG', 'The name of a company has at most 200 characters here.');
  if (!normalizePhone(input.phone)) {
    add('phone', 'PHONE', 'Enter a telephone number that works in Australia, for example (07) 7010 1234.');
  }
  const weakness = await findPasswordProblem(context, input.password, [input.email, contactName, companyName]);
  if (weakness !== undefined) add('password', 'PASSWORD', weakness);
  if (input.abn != null && input.abn.trim() !== '' && !normalizeAbn(input.abn)) {
    add('abn', 'ABN', 'This is not an ABN: it has 11 digits, for example 51 824 753 556. You may leave it empty.');
  }
  if (!input.acceptTerms) {
    add('acceptTerms', 'REQUIRED', 'Without accepting the terms of use and the privacy policy you cannot register.');
  }
  if (!input.isOldEnough) {
    add('isOldEnough', 'REQUIRED', 'You have to be at least 13 years old and not a minor.');
  }
  return errors;
}
