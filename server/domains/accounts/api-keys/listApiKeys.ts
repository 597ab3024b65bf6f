import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { ApiKey } from './ApiKey';

/** Keys that ended earlier than that are left out. */
const keptDays = 90;
const mostListed = 500;

/**
 * Lists API keys, the newest first: all for administrators, those of its company for an owner. Ended ones are listed for
 * another 90 days.
 */
export function listApiKeys({ viewer, database, clock }: RequestContext): Promise<ApiKey[]> {
  authorize(viewer, 'apiKeys');
  const since = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  const query = database
    .getRepository(ApiKey)
    .createQueryBuilder('key')
    .innerJoin('key.account', 'account')
    .where('COALESCE(key.revokedAt, key.expiresAt) > :since', { since })
    .orderBy('key.id', 'DESC')
    .limit(mostListed);
  if (viewer?.role !== 'ADMINISTRATOR') {
    query.andWhere('account.vendorId = :vendorId', { vendorId: viewer?.vendorId ?? 0 });
  }
  return query.getMany();
}
