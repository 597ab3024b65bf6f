import type { BrochureInputFields } from './BrochureInputFields';
import type { BrochureFormValues, FormField, TextField } from './BrochureFormValues';
import { readField } from './readField';
import { writePosition } from './writePosition';

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
    if (field === 'vendor') flat['vendorId'] = values.vendor?.databaseId ?? null;
    else if (field === 'position') Object.assign(flat, writePosition(values.position));
    else if (field === 'brochureCategories' || field === 'couponsUnlimited') flat[field] = values[field];
    else writeText(field);
  }
  function writeText(field: TextField): void {
    const reading = readField(field, values[field]);
    if ('problem' in reading) problems.push({ field, message: reading.problem });
    else if (field.startsWith('address.')) address[field.slice('address.'.length)] = reading.value;
    else flat[field] = reading.value;
  }
  if (Object.keys(address).length > 0) flat['address'] = address;
  return { input: flat, problems };
}
