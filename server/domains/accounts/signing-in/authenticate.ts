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
  isSessionLive: boolean | null,
];

interface Dependencies {
  config: { accessToken: { secret: string } };
  clock: Clock;
  database: DataSource;
}

/**
 * Returns the bearer of a token, or null. Reads account and session from the database each time (one statement, by
 * keys), so suspending, signing out and signing out everywhere take effect at once.
 */
export async function authenticate(dependencies: Dependencies, token: string): Promise<Viewer | null> {
  const { config, clock, database } = dependencies;
  const claims = await verifyAccessToken(token, config.accessToken.secret, clock.now());
  if (claims === null) return null;
  const [row] = await preparedRows(database, {
    name: 'account-of-token',
    sql: `SELECT a.id, a.role, a.vendor_id, a.vendor_role, a.token_version, a.suspended_at,
        s.ended_at IS NULL AND s.expires_at > $3
      FROM accounts a LEFT JOIN account_sessions s ON s.id = $2 AND s.account_id = a.id WHERE a.id = $1`,
    values: [claims.accountId, claims.sessionId ?? null, clock.now()],
  });
  if (!row) return null;
  const [accountId, role, vendorId, vendorRole, tokenVersion, suspendedAt, isSessionLive] = row as AccountRow;
  if (tokenVersion !== claims.tokenVersion || suspendedAt !== null) return null;
  const { sessionId } = claims;
  if (sessionId === undefined) return { accountId, role, vendorId, vendorRole };
  return isSessionLive === true ? { accountId, role, vendorId, vendorRole, sessionId } : null;
}
