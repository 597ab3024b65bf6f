import type { DataSource } from 'typeorm';
import { verifyAccessToken } from '../../../platform/access-tokens/verifyAccessToken';
import type { Clock } from '../../../platform/clock/Clock';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import type { Role, VendorRole, Viewer } from '../../../shared/permissions';

type AccountRow = [
  id: number,
  role: Role,
  vendorId: number | null,
  vendorRole: VendorRole | null,
  tokenVersion: number,
  suspendedAt: Date | null,
];

interface Dependencies {
  config: { accessToken: { secret: string } };
  clock: Clock;
  database: DataSource;
}

/**
 * Returns the bearer of a token, or null. Reads roles, suspension and token version from the database each time (one row
 * by its key), so suspending or signing out everywhere takes effect at once.
 */
export async function authenticate(dependencies: Dependencies, token: string): Promise<Viewer | null> {
  const { config, clock, database } = dependencies;
  const claims = await verifyAccessToken(token, config.accessToken.secret, clock.now());
  if (claims === null) return null;
  const [row] = await preparedRows(database, {
    name: 'account-of-token',
    sql: 'SELECT id, role, vendor_id, vendor_role, token_version, suspended_at FROM accounts WHERE id = $1',
    values: [claims.accountId],
  });
  if (!row) return null;
  const [accountId, role, vendorId, vendorRole, tokenVersion, suspendedAt] = row as AccountRow;
  if (tokenVersion !== claims.tokenVersion || suspendedAt !== null) return null;
  return { accountId, role, vendorId, vendorRole };
}
