import { compareFields, fieldLabel, fieldPath } from '../../../features/brochure-fields/fieldLabel';

/** Labels that differ when the field is missing. */
const needNames: Readonly<Record<string, string>> = {
  assets: 'an image',
  normalPriceSince: 'since when the normal price has been charged',
  validTo: 'a last day that is not over',
  phoneNo: 'a way to make contact',
  'address.line1': 'an address or an area',
  flipbookUrl: 'a PDF or a flip book',
};

/** "Needs: a title, an image": the missing fields in one line. */
export function needsText(problems: readonly { field: string }[]): string {
  const names = problems
    .toSorted(compareFields)
    .map(({ field }) => needNames[fieldPath(field) ?? field] ?? (fieldLabel(field) ?? field).toLowerCase());
  return `Needs: ${[...new Set(names)].join(', ')}`;
}
