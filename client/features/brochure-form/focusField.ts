import type { FormField } from './values/BrochureFormValues';

/** Focuses a field and scrolls it to the centre, where no sticky bar covers it. */
export function focusField(field: FormField | undefined): void {
  const control = field === undefined ? null : document.getElementById(`field-${field}`);
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
