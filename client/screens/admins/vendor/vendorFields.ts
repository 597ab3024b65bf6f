import type { SelectedVendor } from './SelectedVendor';

export const vendorFields = [
  {
    name: 'companyName',
    label: 'Company name',
    hint: '',
    required: true,
    inputMode: 'text',
    autoComplete: 'organization',
  },
  {
    name: 'contactName',
    label: 'Contact',
    hint: 'Whom to ask for.',
    required: false,
    inputMode: 'text',
    autoComplete: 'off',
  },
  {
    name: 'contactEmail',
    label: 'Email',
    hint: 'For messages about the ads.',
    required: false,
    inputMode: 'email',
    autoComplete: 'off',
  },
  {
    name: 'phoneNo',
    label: 'Phone',
    hint: 'For example (07) 7010 1234.',
    required: false,
    inputMode: 'tel',
    autoComplete: 'off',
  },
  { name: 'abn', label: 'ABN', hint: '11 digits.', required: false, inputMode: 'numeric', autoComplete: 'off' },
] as const;

type VendorFieldName = (typeof vendorFields)[number]['name'];

export type VendorValues = Record<VendorFieldName, string>;

export function valuesOfVendor(vendor: Pick<SelectedVendor, keyof VendorValues>): VendorValues {
  const { companyName, contactName, contactEmail, phoneNo, abn } = vendor;
  return {
    companyName,
    contactName: contactName ?? '',
    contactEmail: contactEmail ?? '',
    phoneNo: phoneNo ?? '',
    abn: abn ?? '',
  };
}

/** Only changed fields, so that two users who edit different fields do not overwrite each other. */
export function changedFields(before: VendorValues, now: VendorValues): Partial<VendorValues> {
  return Object.fromEntries(
    vendorFields.flatMap(({ name }) => (now[name].trim() === before[name] ? [] : [[name, now[name].trim()]])),
  );
}
