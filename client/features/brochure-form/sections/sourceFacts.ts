import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { readBrochure } from '../values/readBrochure';
import { fieldLabels } from '../values/fieldLabels';
import type { TextField } from '../values/BrochureFormValues';

const ours: readonly string[] = ['category', 'mapArea', 'adIndex'];

/** What the source of a tourism ad says, as far as it says anything. */
export function sourceFacts(brochure: BrochureFormBrochureFragment): { label: string; text: string }[] {
  return Object.entries(readBrochure(brochure))
    .filter((entry): entry is [TextField, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .filter(([field]) => !ours.includes(field))
    .map(([field, text]) => ({ label: fieldLabels[field], text }));
}
