import type { StaffRole } from '../../generated/types';
import { staffRoleNames } from '../accounts/staffRoleLabels';
import { siteColours, type SiteColour } from '../../../shared/colours/siteColours';

const modes: Readonly<Record<string, string>> = { light: 'by day', dark: 'in dark mode' };
const labels: Readonly<Record<string, string>> = {
  abn: 'ABN',
  baseUrl: 'Address of the warehouse',
  categories: 'Categories',
  categoryId: 'Category',
  contactEmail: 'Contact email',
  contactName: 'Contact',
  gridColumns: 'Columns of the grid',
  gridRows: 'Rows of the grid',
  isActive: 'Takes new ads',
  isNightly: 'Fetches changes each night',
  locality: 'Suburb',
  mapAreaId: 'Map area',
  ownIcon: 'Icon',
  parentId: 'Category above',
  phoneNo: 'Phone',
  regions: 'Regions',
  staffRole: 'Role',
  sortOrder: 'Place in the menu',
  states: 'States',
  streetName: 'Street',
  synonyms: 'Other words for searches',
  vendorId: 'Vendor',
  socialLinks: 'Pages on social networks',
  logoDark: 'Logo in dark mode',
};

/** `light.primary` → "Main colour, by day". Undefined for a name without a label. */
export function recordLabel(field: string): string | undefined {
  const [mode = '', colour = ''] = field.split('.');
  const when = modes[mode];
  const label = Object.hasOwn(siteColours, colour) ? siteColours[colour as SiteColour] : undefined;
  return when !== undefined && label !== undefined ? `${label}, ${when}` : labels[field];
}

/** Formats an audited value of what is no ad for people. */
export function recordValueText(field: string, value: string): string {
  if (field === 'staffRole' && Object.hasOwn(staffRoleNames, value)) return staffRoleNames[value as StaffRole];
  if (value === 'true') return 'yes';
  return value === 'false' ? 'no' : value;
}
