import { brochureFields } from '../../generated/brochureFields';
import { formFields, type FormField } from '../brochure-form/values/BrochureFormValues';
import { labelOf } from '../brochure-form/values/describeField';

/** Fields that a bulk job may write: those that may be alike in many ads. One control writes both of coupons. */
const bulkFields: readonly FormField[] = formFields.filter(
  (field) => field !== 'position' && field !== 'couponsUnlimited' && !brochureFields[field].isForOneAd,
);

export const bulkFieldChoices = bulkFields.map((value) => ({ value, label: labelOf(value) }));

/** The fields that the controls of some fields write. */
export function writtenFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => (field === 'numberOfCoupons' ? [field, 'couponsUnlimited' as const] : [field]));
}
