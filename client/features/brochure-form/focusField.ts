import type { FormField } from './values/BrochureFormValues';

/** Leads to a field of the form, in the middle of the window where the bars do not cover it. */
export function focusField(field: FormField | undefined): void {
  const control = field === undefined ? null : document.getElementById(`field-${field}`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
