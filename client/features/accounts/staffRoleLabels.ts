import type { StaffRole } from '../../generated/types';

export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  ADMINISTRATOR: 'Administrator',
  EDITOR: 'Editor',
  REVIEWER: 'Reviewer',
  READER: 'Read only',
};

/** What each role may do (docs/rules/accounts-and-permissions.md#staff-roles). */
export const staffRoleMeanings: Readonly<Record<StaffRole, string>> = {
  ADMINISTRATOR: 'Everything, and who else has a login.',
  EDITOR: 'Ads, categories, areas, maps, companies, enquiries and coupons. Not logins, privacy, mail or keys.',
  REVIEWER: 'Approves or refuses ads that wait, and reads ads, companies and figures.',
  READER: 'Reads ads, companies and figures. Changes nothing, and sees no buyer.',
};

export const staffRoleOptions = (Object.keys(staffRoleNames) as StaffRole[]).map((value) => ({
  value,
  label: staffRoleNames[value],
}));
