import type { StaffRole, VendorRole } from '../../generated/types';

export type Role = 'ADMINISTRATOR' | 'VENDOR';

/** The signed-in user as stored by the browser. Affects the display only: the server trusts nothing but the token. */
export interface Session {
  accessToken: string;
  /** when the token ends, in ms by the clock of this device; absent if that is not known */
  endsAt?: number | undefined;
  role: Role;
  user: {
    did: string;
    email: string;
    name: string | null;
    vendor: { databaseId: number; companyName: string } | null;
    /** of a VENDOR; absent in sessions that an earlier version stored, when all were owners */
    vendorRole?: VendorRole | null;
    /** of an ADMINISTRATOR; absent in sessions that an earlier version stored */
    staffRole?: StaffRole | null;
  };
}
