import type { TextField } from './BrochureFormValues';
import { readDay } from './readDay';
import { readPrice } from './readPrice';

type Read = (text: string) => string | number | undefined;

interface Rule {
  read: Read;
  message: string;
}

const day: Rule = { read: readDay, message: 'Write the day as DD/MM/YYYY, for example 20/11/2026.' };
const price: Rule = { read: readPrice, message: 'Write a price in dollars, for example 24.90.' };
const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** What cannot be sent as it is typed. All else is the server's to judge. */
const rules: Partial<Record<TextField, Rule>> = {
  validFrom: day,
  validTo: day,
  normalPriceSince: day,
  normalPriceCents: price,
  discountedPriceCents: price,
  // in the server's words, as it would refuse them
  numberOfCoupons: { read: wholeNumber, message: 'The number of coupons is a whole number from 1 to 9998.' },
  adIndex: { read: wholeNumber, message: 'An index is a whole number from 1 to 9998.' },
};

export type FieldReading = { value: string | number | null } | { problem: string };

/** A typed text as the server takes it; blank means "none". */
export function readField(field: TextField, text: string): FieldReading {
  if (text.trim() === '') return { value: null };
  const rule = rules[field];
  if (rule === undefined) return { value: text };
  const value = rule.read(text);
  return value === undefined ? { problem: rule.message } : { value };
}
