import type { BrochureFormStore } from './BrochureFormStore';
import type { FormField } from './values/BrochureFormValues';
import { fieldLabels } from './values/fieldLabels';

/** The fields at which something is said, from top to bottom. */
export function problemFields(store: BrochureFormStore): FormField[] {
  return (Object.keys(fieldLabels) as FormField[]).filter((field) => store.problemOf(field) !== undefined);
}
