import type { DataSource } from 'typeorm';
import { verifyAccessToken } from '../../platform/access-tokens/verifyAccessToken';
import type { Clock } from '../../platform/clock/Clock';
import type { Viewer } from '../../shared/permissions';
import { Account } from './Account';

interface Dependencies {
  config: { accessToken: { secret: string } };
  clock: Clock;
  database: DataSource;
}

/**
 * Who the bearer of a token is, or null. Role, suspension and token version come from the database each time (one row
 * by its key), so that suspending or signing out everywhere works at once.
 */
export async function authenticate(dependencies: Dependencies, token: string): Promise<Viewer | null> {
  const { config, clock, database } = dependencies;
  const claims = await verifyAccessToken(token, config.accessToken.secret, clock.now());
  if (claims === null) return null;
  const account = await database.getRepository(Account).findOne({
    select: { id: true, role: true, vendorId: true, tokenVersion: true, suspendedAt: true },
    where: { id: claims.accountId },
  });
  if (account?.tokenVersion !== claims.tokenVersion || account.suspendedAt !== null) return null;
  return { accountId: account.id, role: account.role, vendorId: account.vendorId };
}
