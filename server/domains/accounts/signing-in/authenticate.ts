import type { DataSource } from 'typeorm';
import { verifyAccessToken } from '../../../platform/access-tokens/verifyAccessToken';
import type { Clock } from '../../../platform/clock/Clock';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { lacksFactorSql } from '../factors/lacksFactorSql';
import { proofSeconds } from '../sessions/sessionLifetimes';
import { authenticateViewing } from '../viewings/authenticateViewing';
import type { Role, StaffRole, VendorRole, Viewer } from '../../../shared/Viewer';

type AccountRow = [
  id: number,
  role: Role,
  vendorId: number | null,
  vendorRole: VendorRole | null,
  staffRole: StaffRole | null,
  tokenVersion: number,
  suspendedAt: Date | null,
  isSessionLive: boolean | null,
  needsProof: boolean | null,
  lacksFactor: boolean,
];

interface Dependencies {
  config: { accessToken: { secret: string }; requiresSecondFactor: boolean };
  clock: Clock;
  database: DataSource;
}

/**
 * Returns the bearer of a token, or null. Reads account and session from the database each time (one statement, by
 * keys), so suspending, signing out and signing out everywhere take effect at once. So do fresh proofs and new factors.
 */
export async function authenticate(dependencies: Dependencies, token: string): Promise<Viewer | null> {
  const { config, clock, database } = dependencies;
  const now = clock.now();
  const claims = await verifyAccessToken(token, config.accessToken.secret, now);
  if (claims === null) return null;
  const [row] = await preparedRows(database, {
    name: 'account-of-token',
    sql: `SELECT a.id, a.role, a.vendor_id, a.vendor_role, a.staff_role, a.token_version, a.suspended_at,
        s.ended_at IS NULL AND s.expires_at > $3,
        s.proven_at IS NULL OR (s.generation IS NOT NULL AND s.proven_at <= $4),
        ${lacksFactorSql('$3')}
      FROM accounts a LEFT JOIN account_sessions s ON s.id = $2 AND s.account_id = a.id WHERE a.id = $1`,
    values: [claims.accountId, claims.sessionId ?? null, now, new Date(now.getTime() - proofSeconds * 1000)],
  });
  if (!row) return null;
  const [accountId, role, vendorId, vendorRole, staffRole, ...rest] = row as AccountRow;
  const [tokenVersion, suspendedAt, isSessionLive, needsProof, lacksFactor] = rest;
  if (tokenVersion !== claims.tokenVersion || suspendedAt !== null) return null;
  const { sessionId } = claims;
  const viewer: Viewer = { accountId, role, vendorId, vendorRole, staffRole };
  if (lacksFactor && config.requiresSecondFactor) viewer.lacksFactor = true;
  if (sessionId !== undefined && isSessionLive !== true) return null;
  if (claims.viewingId !== undefined) return authenticateViewing(database, viewer, { id: claims.viewingId, now });
  if (sessionId === undefined) return viewer;
  return { ...viewer, sessionId, ...(needsProof === true && { isProven: false }) };
}
