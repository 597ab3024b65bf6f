import { permissions, type Action } from './permissions';
import { mayStaff } from './staffRoles';
import type { StaffRole } from './Viewer';

const roles: readonly StaffRole[] = ['ADMINISTRATOR', 'EDITOR', 'REVIEWER', 'READER'];

/** Returns for each action that visitors may not call the roles of staff that may: screens derive from it. */
export function rightsOfStaff(): Partial<Record<Action, StaffRole[]>> {
  const actions = (Object.keys(permissions) as Action[]).filter((action) => permissions[action] !== 'anyone');
  return Object.fromEntries(actions.map((action) => [action, roles.filter((role) => mayStaff(role, action))]));
}
