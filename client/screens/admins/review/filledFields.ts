import { byField, fieldNames } from '../../../features/reviews/fieldWords';
import type { ReviewedFieldsBrochureFragment } from '../../../generated/types';

interface FilledField {
  field: string;
  value: string;
}

/** What an ad says, as fields and texts like those of a revision; what is empty is left out. */
export function filledFields(brochure: ReviewedFieldsBrochureFragment): FilledField[] {
  const { id: _id, address, category, brochureCategories, mapArea, couponsUnlimited, ...plain } = brochure;
  const values: Record<string, string | number | null | undefined> = {
    ...plain,
    category: category.name,
    brochureCategories: brochureCategories.map(({ name }) => name).join(', '),
    mapArea: mapArea?.name,
    couponsUnlimited: couponsUnlimited ? 'true' : null,
    ...Object.fromEntries(Object.entries(address ?? {}).map(([part, value]) => [`address.${part}`, value])),
  };
  return (
    Object.entries(values)
      // the answer bears the names of its types besides
      .filter(([field]) => field in fieldNames)
      .flatMap(([field, value]) => (value == null || value === '' ? [] : [{ field, value: String(value) }]))
      .toSorted(byField)
  );
}
