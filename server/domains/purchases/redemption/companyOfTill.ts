import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Vendor } from '../../vendors/Vendor';

/**
 * Returns the number of the company whose till asks: the caller's own, or the one that an administrator names.
 * @throws VALIDATION_FAILED for an administrator who names none; NOT_FOUND; UNAUTHENTICATED; FORBIDDEN
 */
export async function companyOfTill(
  { viewer, database }: Pick<RequestContext, 'viewer' | 'database'>,
  action: 'redemptionsToday' | 'offlineCoupons' | 'recordOfflineRedemptions',
  vendorDatabaseId: number | null | undefined,
): Promise<number> {
  const vendorId = vendorDatabaseId ?? viewer?.vendorId ?? null;
  authorize(viewer, action, { vendorId });
  if (vendorId === null) {
    const message = 'Say which company: administrators have none of their own.';
    const errors = [{ field: 'vendorDatabaseId', code: 'REQUIRED', message }];
    throw new DomainError('VALIDATION_FAILED', message, { errors });
  }
  const isOwn = vendorId === viewer?.vendorId;
  if (!isOwn && !(await database.getRepository(Vendor).existsBy({ id: vendorId }))) {
    throw new DomainError('NOT_FOUND', `There is no vendor ${vendorId}.`);
  }
  return vendorId;
}
