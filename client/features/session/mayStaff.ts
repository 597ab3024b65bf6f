import { staffRights, type StaffAction } from '../../generated/staffRights';
import type { StaffRole } from '../../generated/types';

/** Whether a role of staff may call an action (docs/rules/accounts-and-permissions.md#staff-roles). */
export function mayStaff(role: StaffRole, action: StaffAction): boolean {
  const roles: readonly StaffRole[] = staffRights[action];
  return roles.includes(role);
}
