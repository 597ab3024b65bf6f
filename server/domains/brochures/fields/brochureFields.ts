import { contactFields } from './contactFields';
import { directoryFields } from './directoryFields';
import type { FieldDescription } from './FieldDescription';
import { linkFields } from './linkFields';
import { offerFields } from './offerFields';
import { placeFields } from './placeFields';
import { wordFields } from './wordFields';

/**
 * The fields of an ad that people write. Columns, inputs, responses, caching, imports, exports, form, copy and docs
 * derive from this table. Validation errors follow its order.
 */
export const brochureFields = {
  ...wordFields,
  ...directoryFields,
  ...placeFields,
  ...offerFields,
  ...contactFields,
  ...linkFields,
};

type Fields = typeof brochureFields;

export type BrochureField = keyof Fields;

export const fieldNames = Object.keys(brochureFields) as BrochureField[];

export function describeField(name: BrochureField): FieldDescription {
  return brochureFields[name];
}
