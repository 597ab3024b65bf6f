import { registerEnumType } from 'type-graphql';
import type { StaffRole as RoleOfStaff } from '../../shared/Viewer';

/** See docs/rules/accounts-and-permissions.md#staff-roles. */
export const StaffRole = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  EDITOR: 'EDITOR',
  REVIEWER: 'REVIEWER',
  READER: 'READER',
} as const satisfies { [R in RoleOfStaff]: R };

export type StaffRole = RoleOfStaff;

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What a login of an administrator is for.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Everything, and who else has a login.' },
    EDITOR: { description: 'Ads, categories, areas, maps, companies, enquiries and coupons.' },
    REVIEWER: { description: 'Decides about ads that wait, and reads the rest about ads.' },
    READER: { description: 'Reads ads, companies and figures, and changes nothing.' },
  },
});
