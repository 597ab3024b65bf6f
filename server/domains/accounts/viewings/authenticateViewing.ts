import type { DataSource } from 'typeorm';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { mayStaff } from '../../../shared/staffRoles';
import type { VendorRole, Viewer } from '../../../shared/Viewer';

/**
 * Returns the caller of a viewing's token: the login that is seen, marked as viewed. Null if the viewing is over, or
 * either login may not sign in now.
 */
export async function authenticateViewing(
  database: DataSource,
  administrator: Viewer,
  { id, now }: { id: number; now: Date },
): Promise<Viewer | null> {
  const { staffRole, lacksFactor } = administrator;
  if (staffRole == null || !mayStaff(staffRole, 'startVendorViewing') || lacksFactor === true) return null;
  const [row] = await preparedRows(database, {
    name: 'login-of-viewing',
    sql: `SELECT a.id, a.vendor_id, a.vendor_role FROM vendor_viewings v JOIN accounts a ON a.id = v.account_id
      WHERE v.id = $1 AND v.administrator_id = $2 AND v.ends_at > $3 AND a.role = 'VENDOR' AND a.suspended_at IS NULL`,
    values: [id, administrator.accountId, now],
  });
  if (!row) return null;
  const [accountId, vendorId, vendorRole] = row as [number, number | null, VendorRole | null];
  const viewing = { id, administratorId: administrator.accountId };
  return { accountId, role: 'VENDOR', vendorId, vendorRole, viewing };
}
