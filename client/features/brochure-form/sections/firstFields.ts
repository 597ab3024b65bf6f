import { brochureFields } from '../../../generated/brochureFields';
import type { BrochureType } from '../../../generated/types';
import { fieldOfPath, paths, type FormField } from '../values/BrochureFormValues';

const address: readonly FormField[] = paths.flatMap((path) =>
  path.startsWith('address.') ? (fieldOfPath(path) ?? []) : [],
);

/** The fields that the type needs before it can be published, in the order of the form; of an address all parts. */
export function firstFields(type: BrochureType, fields: readonly FormField[]): readonly FormField[] {
  const needed = paths.flatMap((path) => {
    const isNeeded = brochureFields[path].neededToPublish.some((each) => each === type);
    return isNeeded ? (fieldOfPath(path) ?? []) : [];
  });
  const isAddressNeeded = needed.some((field) => address.includes(field));
  return fields.filter((field) => needed.includes(field) || (isAddressNeeded && address.includes(field)));
}
