import type { BrochureField } from './BrochureChanges';

const partsOfAddress: Partial<Record<BrochureField, string>> = {
  addressLine1: 'address.line1',
  addressLine2: 'address.line2',
  postcode: 'address.postcode',
  city: 'address.city',
  state: 'address.state',
  locationUrl: 'address.locationUrl',
};

/** The name under which callers know a field. */
export function spokenField(field: BrochureField): string {
  return partsOfAddress[field] ?? field;
}
