import type { FormChoices } from '../formChoices';
import type { BrochureFormValues, FormField } from '../values/BrochureFormValues';

/** A field's value for people, as the form shows it. */
export function valueText(field: FormField, values: BrochureFormValues, choices: FormChoices): string {
  const categories = choices.categories.flatMap(({ options }) => options);
  const named = (options: readonly { value: string; label: string }[], code: string) =>
    options.find(({ value }) => value === code)?.label ?? code;
  switch (field) {
    case 'vendor':
      return values.vendor?.companyName ?? '';
    case 'couponsUnlimited':
      return values.couponsUnlimited ? 'Yes' : 'No';
    case 'position':
      return values.position.latitude === null ? '' : `${values.position.latitude}, ${values.position.longitude}`;
    case 'brochureCategories':
      return values.brochureCategories.map((code) => named(categories, code)).join(', ');
    case 'category':
      return named(categories, values.category);
    case 'mapArea':
      return named(choices.mapAreas, values.mapArea);
    default:
      return values[field];
  }
}
