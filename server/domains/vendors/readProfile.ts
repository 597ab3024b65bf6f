import { normalizeAbn } from '../../shared/abn/normalizeAbn';
import { isEmailAddress } from '../../shared/emails/isEmailAddress';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import { normalizePhone } from '../../shared/phones/normalizePhone';
import { cleanLine } from '../../shared/text/cleanLine';
import { cleanText } from '../../shared/text/cleanText';
import type { Vendor } from './Vendor';

type Profile = Pick<Vendor, 'companyName' | 'contactName' | 'contactEmail' | 'phoneNo' | 'abn' | 'postalAddress'>;

/** Changes of a company profile: an absent field stays, null or blank clears it. */
export type ProfileChanges = { [Field in keyof Profile]?: string | null };

/**
 * Returns the changes ready to store.
 * @throws VALIDATION_FAILED with every invalid field at once
 */
export function readProfile(changes: ProfileChanges): Partial<Profile> {
  const errors: FieldError[] = [];
  const read = <T>(
    field: keyof Profile,
    rule: (text: string) => T | undefined,
    message: string,
  ): T | null | undefined => {
    const given = changes[field];
    if (given === undefined) return undefined;
    const text = (field === 'postalAddress' ? cleanText : cleanLine)(given ?? '');
    const kept = text === '' ? null : rule(text);
    if (kept === undefined) errors.push({ field, code: 'INVALID', message });
    return kept;
  };
  const upTo = (longest: number) => (text: string) => (Array.from(text).length <= longest ? text : undefined);
  const companyName = read('companyName', upTo(200), 'The name of a company has at most 200 characters.');
  if (companyName === null) {
    errors.push({ field: 'companyName', code: 'REQUIRED', message: 'Enter the name of the company.' });
  }
  const profile = {
    companyName: companyName ?? undefined,
    contactName: read('contactName', upTo(100), 'The name of a contact has at most 100 characters.'),
    contactEmail: read(
      'contactEmail',
      (text) => (isEmailAddress(text) ? text.toLowerCase() : undefined),
      'Please enter a valid email address.',
    ),
    phoneNo: read(
      'phoneNo',
      (text) => normalizePhone(text)?.national,
      'Enter a telephone number that works in Australia, for example (07) 7010 1234.',
    ),
    postalAddress: read('postalAddress', upTo(300), 'A postal address has at most 300 characters.'),
    abn: read('abn', normalizeAbn, 'This is not an ABN: it has 11 digits, for example 51 824 753 556.'),
  };
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
}
