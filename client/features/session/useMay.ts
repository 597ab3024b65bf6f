import { useMemo } from 'react';
import type { StaffAction } from '../../generated/staffRights';
import { mayStaff } from './mayStaff';
import { staffRoleOf } from './staffRoleOf';
import { useSession } from './useSession';

/** Returns whether the signed-in administrator may call an action: what it may not is not offered. */
export function useMay(): (action: StaffAction) => boolean {
  const role = staffRoleOf(useSession().session);
  return useMemo(() => (action) => mayStaff(role, action), [role]);
}
