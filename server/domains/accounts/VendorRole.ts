import { registerEnumType } from 'type-graphql';
import type { VendorRole as RoleOfVendor } from '../../shared/Viewer';

/** See docs/rules/accounts-and-permissions.md#vendor-roles. */
export const VendorRole = {
  OWNER: 'OWNER',
  EDITOR: 'EDITOR',
  TILL: 'TILL',
} as const satisfies { [R in RoleOfVendor]: R };

export type VendorRole = RoleOfVendor;

registerEnumType(VendorRole, {
  name: 'VendorRole',
  description: 'What a login of a vendor is for.',
  valuesConfig: {
    OWNER: { description: 'Everything: ads, coupons, figures, the company and its people.' },
    EDITOR: { description: 'Ads, coupons, figures and the company, but not its people.' },
    TILL: { description: 'The till only: looks coupons up and redeems them.' },
  },
});
