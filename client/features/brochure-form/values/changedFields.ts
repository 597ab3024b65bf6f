import type { BrochureFormValues, FormField } from './BrochureFormValues';
import { isSameValue } from './isSameValue';

export function changedFields(base: BrochureFormValues, values: BrochureFormValues): FormField[] {
  return (Object.keys(values) as FormField[]).filter((field) => !isSameValue(base[field], values[field]));
}
