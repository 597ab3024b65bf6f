import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock/Clock';
import type { ApiKeyCaller } from '../../../platform/context/ApiKeyCaller';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import type { ApiKeyScope } from '../../../shared/apiKeyScopes';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Role, StaffRole, VendorRole, Viewer } from '../../../shared/Viewer';
import { lacksFactorSql } from '../factors/lacksFactorSql';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import type { ApiKeyKind } from './ApiKeyKind';
import { isWellFormedKey } from './keySecret';

interface Dependencies {
  config: { requiresSecondFactor: boolean };
  clock: Clock;
  database: DataSource;
  logger: Logger;
}

interface CallerByKey {
  /** null for a partner's key, which acts as a visitor */
  viewer: Viewer | null;
  apiKey: ApiKeyCaller;
}

type Row = [
  ...[id: number, kind: ApiKeyKind, scopes: ApiKeyScope[], allowedOrigins: string[], requestsPerMinute: number | null],
  ...[lastUsedAt: Date | null, prefix: string],
  ...[accountId: number, role: Role, vendorId: number | null, vendorRole: VendorRole | null],
  staffRole: StaffRole | null,
  lacksFactor: boolean,
];

const minute = 60_000;
const lastUseWithin = 5 * minute;

/**
 * Returns who calls by a key. Reads it from the database each time, so that revoking it, suspending its owner or changing
 * the owner's role counts at once in all processes.
 * @throws UNAUTHENTICATED for an unknown, ended or revoked key, also where anonymous callers are welcome
 */
export async function authenticateKey(
  { config, clock, database, logger }: Dependencies,
  token: string,
): Promise<CallerByKey> {
  const now = clock.now();
  const [row] = isWellFormedKey(token) ? await findKey(database, hashSecretToken(token), now) : [];
  if (!row) throw new DomainError('UNAUTHENTICATED', 'This API key is not known, has ended or was revoked.');
  const [id, kind, scopes, allowedOrigins, requestsPerMinute, lastUsedAt, prefix, ...owner] = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > lastUseWithin) {
    await database
      .query('UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $3)', [
        ...[id, now, new Date(now.getTime() - lastUseWithin)],
      ])
      .catch((error: unknown) => logger.warn({ err: error }, 'the last use of an API key was not kept'));
  }
  const [accountId, role, vendorId, vendorRole, staffRole, lacksFactor] = owner;
  const key = { prefix, scopes };
  const viewer: Viewer = { accountId, role, vendorId, vendorRole, staffRole, apiKey: key };
  if (lacksFactor && config.requiresSecondFactor) viewer.lacksFactor = true;
  return {
    viewer: kind === 'PARTNER' ? null : viewer,
    apiKey: { ...key, id, allowedOrigins, requestsPerMinute },
  };
}

async function findKey(database: DataSource, hash: string, now: Date): Promise<Row[]> {
  const rows = await preparedRows(database, {
    name: 'account-of-api-key',
    sql: `SELECT k.id, k.kind, k.scopes, k.allowed_origins, k.requests_per_minute, k.last_used_at,
        CASE WHEN k.hash = $1 THEN k.prefix ELSE k.previous_prefix END,
        a.id, a.role, a.vendor_id, a.vendor_role, a.staff_role, ${lacksFactorSql('$2')}
      FROM api_keys k JOIN accounts a ON a.id = k.account_id
      WHERE (k.hash = $1 OR (k.previous_hash = $1 AND k.previous_ends_at > $2))
        AND k.revoked_at IS NULL AND k.expires_at > $2 AND a.suspended_at IS NULL`,
    values: [hash, now],
  });
  return rows as Row[];
}
