import { normalizeAbn } from '../../shared/abn/normalizeAbn';
import type { FieldError } from '../../shared/errors/DomainError';
import { acceptedConditions, acceptedTerms } from '../../shared/legal/termsVersion';
import { normalizePhone } from '../../shared/phones/normalizePhone';
import { cleanLine } from '../../shared/text/cleanLine';
import type { Enquiry } from './Enquiry';
import type { EnquiryKind } from './EnquiryKind';

/** What a business says of itself, as it typed it. */
export interface BusinessText {
  companyName?: string | null | undefined;
  abn?: string | null | undefined;
  phoneNo?: string | null | undefined;
  acceptTerms?: boolean | null | undefined;
  /** of the terms that the form showed; without it the one in force */
  termsVersion?: string | null | undefined;
  /** of the conditions for advertisers; likewise */
  advertisingVersion?: string | null | undefined;
}

type Business = Pick<Enquiry, 'companyName' | 'abn' | 'phoneNo' | 'termsVersion' | 'advertisingVersion'>;

const longestName = 200;

const none: Business = { companyName: null, abn: null, phoneNo: null, termsVersion: null, advertisingVersion: null };

/**
 * Reads the fields of a business that asks to advertise (docs/rules/enquiries.md#advertise-with-us). Other kinds of
 * enquiries have none of them.
 */
export function readBusiness(
  kind: EnquiryKind,
  input: BusinessText,
  now: Date,
): { business: Business; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, message: string) => void errors.push({ field, code, message });
  if (kind !== 'ADVERTISE') {
    for (const field of ['companyName', 'abn', 'phoneNo'] as const) {
      if ((input[field] ?? '') !== '') refuse(field, 'UNEXPECTED', `Only ADVERTISE has ${field}: leave it out.`);
    }
    if (input.acceptTerms === true) refuse('acceptTerms', 'UNEXPECTED', 'Only ADVERTISE has terms: leave them out.');
    return { business: none, errors };
  }
  const companyName = cleanLine(input.companyName ?? '');
  const typedAbn = cleanLine(input.abn ?? '');
  const typedPhone = cleanLine(input.phoneNo ?? '');
  const abn = normalizeAbn(typedAbn) ?? null;
  const phoneNo = typedPhone === '' ? null : (normalizePhone(typedPhone)?.national ?? undefined);
  if (companyName === '') refuse('companyName', 'REQUIRED', 'Enter the name of your business.');
  else if (Array.from(companyName).length > longestName) {
    refuse('companyName', 'TOO_LONG', 'The name of a business has at most 200 characters.');
  }
  if (typedAbn === '') refuse('abn', 'REQUIRED', 'Enter your ABN. Sole traders have one too.');
  else if (abn === null) {
    refuse('abn', 'ABN', 'This is not an ABN: it has 11 digits, for example 51 824 753 556. Check each digit.');
  }
  if (phoneNo === undefined) {
    refuse('phoneNo', 'PHONE', 'Enter a telephone number that works in Australia, for example (07) 7010 1234.');
  }
  if (input.acceptTerms !== true) refuse('acceptTerms', 'REQUIRED', 'Tick that you accept the terms.');
  const termsVersion = acceptedTerms(now, input.termsVersion);
  const advertisingVersion = acceptedConditions(now, input.advertisingVersion);
  return { business: { companyName, abn, phoneNo: phoneNo ?? null, termsVersion, advertisingVersion }, errors };
}
