import { fieldLabels } from './fieldLabels';
import type { FormField } from './BrochureFormValues';

const elsewhere: Readonly<Record<string, FormField>> = {
  vendorId: 'vendor',
  latitude: 'position',
  longitude: 'position',
};

/** The field of the form that a refusal of the server is about; undefined for what has no field here, such as files. */
export function fieldOfProblem(name: string): FormField | undefined {
  const field = elsewhere[name] ?? name;
  return Object.hasOwn(fieldLabels, field) ? (field as FormField) : undefined;
}
