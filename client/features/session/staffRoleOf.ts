import type { StaffRole } from '../../generated/types';
import type { Session } from './Session';

/** The role in the administration. Sessions that an earlier version stored name none: all could do everything then. */
export function staffRoleOf(session: Session | null): StaffRole {
  return session?.user.staffRole ?? 'ADMINISTRATOR';
}
