import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface Phone {
  /** for machines: +61298765432 */
  e164: string;
  /** for people, and for numbers such as 13 12 13 that cannot be called from abroad */
  national: string;
}

/**
 * Returns a telephone number that works in Australia. Undefined for anything else, and for premium-rate numbers, which
 * cost the caller (docs/rules/australia.md#phone-numbers).
 */
export function normalizePhone(text: string): Phone | undefined {
  const number = parsePhoneNumberFromString(text, 'AU');
  if (!number?.isValid() || number.countryCallingCode !== '61') return undefined;
  if (number.getType() === 'PREMIUM_RATE') return undefined;
  // the library does not group six-digit numbers
  const national = number.formatNational().replace(/^(13)(\d{2})(\d{2})$/, '$1 $2 $3');
  return { e164: number.number, national };
}
