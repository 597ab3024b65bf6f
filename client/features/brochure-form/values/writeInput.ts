import type { CreateBrochureInput } from '../../../generated/types';
import type { PositionValue } from '../../position-field/PositionValue';
import type { BrochureFormValues, FieldKind, FormField, TextField } from './BrochureFormValues';
import { describeField } from './describeField';
import { readDay } from './readDay';
import { readPrice } from './readPrice';

/** What creating, changing and checking an ad have in common. */
export type BrochureInputFields = Omit<CreateBrochureInput, 'type'>;

export interface WrittenInput {
  input: BrochureInputFields;
  /** what cannot be sent, each with its field */
  problems: { field: FormField; message: string }[];
}

/** Some fields of the form as the server takes them. */
export function writeInput(values: BrochureFormValues, fields: readonly FormField[]): WrittenInput {
  const flat: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const problems: WrittenInput['problems'] = [];
  for (const field of fields) {
    const value = values[field];
    if (field === 'position') Object.assign(flat, writePosition(values.position));
    else if (field === 'vendorId') flat[field] = values[field]?.databaseId ?? null;
    else if (typeof value === 'string') writeText(field as TextField, value);
    else flat[field] = value;
  }
  function writeText(field: TextField, text: string): void {
    const reading = readText(field, text);
    if ('problem' in reading) problems.push({ field, message: reading.problem });
    else if (field.startsWith('address.')) address[field.slice('address.'.length)] = reading.value;
    else flat[field] = reading.value;
  }
  if (Object.keys(address).length > 0) flat['address'] = address;
  return { input: flat, problems };
}

/** What cannot be sent as it is typed, and what is said then. All else is the server's to judge. */
const readers: Partial<Record<FieldKind, { read: (text: string) => string | number | undefined; message?: string }>> = {
  date: { read: readDay, message: 'Write the day as DD/MM/YYYY, for example 20/11/2026.' },
  cents: { read: readPrice, message: 'Write a price in dollars, for example 24.90.' },
  count: { read: (text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined) },
};

/** A typed text as the server takes it; blank means "none". */
function readText(field: TextField, text: string): { value: string | number | null } | { problem: string } {
  if (text.trim() === '') return { value: null };
  const { kind, refusal } = describeField(field);
  const reader = readers[kind];
  if (reader === undefined) return { value: text };
  const value = reader.read(text);
  // in the server's words, as it would refuse them
  return value === undefined ? { problem: reader.message ?? refusal ?? 'Write a whole number.' } : { value };
}

/** Only a pin is sent. The server finds a place by its address again, and knows then that it is no pin. */
function writePosition({ latitude, longitude, positionSource }: PositionValue) {
  const isPin = positionSource === 'EXACT' || positionSource === null;
  return isPin ? { latitude, longitude } : { latitude: null, longitude: null };
}
