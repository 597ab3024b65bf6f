import type { CreateBrochureInput } from '../../../generated/types';
import type { PositionValue } from '../../position-field/PositionValue';
import type { BrochureFormValues, FieldKind, FormField, TextField } from './BrochureFormValues';
import { describeField } from './describeField';
import { readDay, unreadableDay } from '../../../shared/dates/readDay';
import { readPrice } from './readPrice';

/** Input fields shared by creating, changing and checking an ad. */
export type BrochureInputFields = Omit<CreateBrochureInput, 'type'>;

export interface WrittenInput {
  input: BrochureInputFields;
  /** values that cannot be sent, each with its field */
  problems: { field: FormField; message: string }[];
}

/** Converts some form fields to the API's input. */
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

/** Parsers of typed values with their error messages. The server validates everything else. */
const readers: Partial<Record<FieldKind, { read: (text: string) => string | number | undefined; message?: string }>> = {
  date: { read: readDay, message: unreadableDay },
  cents: { read: readPrice, message: 'Write a price in dollars, for example 24.90.' },
  count: { read: (text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined) },
};

/** Converts a typed text to an input value; blank becomes null. */
function readText(field: TextField, text: string): { value: string | number | null } | { problem: string } {
  if (text.trim() === '') return { value: null };
  const { kind, refusal } = describeField(field);
  const reader = readers[kind];
  if (reader === undefined) return { value: text };
  const value = reader.read(text);
  // the server's own refusal message
  return value === undefined ? { problem: reader.message ?? refusal ?? 'Write a whole number.' } : { value };
}

/** Sends only a pin. The server finds the position by the address again and then knows that it is no pin. */
function writePosition({ latitude, longitude, positionSource }: PositionValue) {
  const isPin = positionSource === 'EXACT' || positionSource === null;
  return isPin ? { latitude, longitude } : { latitude: null, longitude: null };
}
