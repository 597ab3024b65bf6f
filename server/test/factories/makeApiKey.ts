import type { DataSource } from 'typeorm';
import type { Account } from '../../domains/accounts/Account';
import { ApiKey } from '../../domains/accounts/api-keys/ApiKey';
import { newKeySecret } from '../../domains/accounts/api-keys/keySecret';
import { newDid } from '../../shared/did';

/** Creates an API key of an account for an hour, by default to read ads. */
export async function makeApiKey(
  database: DataSource,
  account: Pick<Account, 'id'>,
  values: Partial<ApiKey> = {},
): Promise<{ key: ApiKey; secret: string; authorization: string }> {
  const { secret, hash, prefix } = newKeySecret();
  const now = Date.now();
  const key = await database.getRepository(ApiKey).save({
    ...{ did: newDid(), name: 'Website of the council', kind: 'ACCOUNT' as const, accountId: account.id },
    ...{ scopes: ['brochures:read' as const], allowedOrigins: [], requestsPerMinute: null, hash, prefix },
    ...{ createdAt: new Date(now), expiresAt: new Date(now + 3_600_000) },
    ...values,
  });
  return { key, secret, authorization: `Bearer ${secret}` };
}
