import type { AccountState, StaffRole } from '../../generated/types';

/** A login as the lists of administrators show it. */
export interface SelectedLogin {
  id: string;
  email: string;
  name: string | null;
  state: AccountState;
  lastLoginAt: string | null;
  /** of an administrator */
  staffRole?: StaffRole | null;
}
