import type { VendorRole } from '../../generated/types';

export const vendorRoleNames: Readonly<Record<VendorRole, string>> = {
  OWNER: 'Owner',
  EDITOR: 'Editor',
  TILL: 'Till only',
};

/** What each role may do (docs/rules/accounts-and-permissions.md#vendor-roles). */
export const vendorRoleMeanings: Readonly<Record<VendorRole, string>> = {
  OWNER: 'Everything: ads, coupons, figures, the company, and who else has a login.',
  EDITOR: 'Ads, coupons, figures and the company’s profile.',
  TILL: 'Looks coupons up and redeems them. Sees nothing else and gets no mails about ads.',
};

export const vendorRoleOptions = (Object.keys(vendorRoleNames) as VendorRole[]).map((value) => ({
  value,
  label: vendorRoleNames[value],
}));
