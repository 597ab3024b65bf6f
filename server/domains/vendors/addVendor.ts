import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import type { readProfile } from './readProfile';
import { Vendor } from './Vendor';

/**
 * Adds a company in the caller's transaction, with a line in the audit log.
 * @throws VALIDATION_FAILED when a company has this name already, ignoring case
 */
export async function addVendor(
  manager: EntityManager,
  context: RequestContext,
  profile: ReturnType<typeof readProfile>,
): Promise<Vendor> {
  const { companyName = '' } = profile;
  const vendors = manager.getRepository(Vendor);
  // without the lock, concurrent calls could create one name twice
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`createVendor:${companyName.toLowerCase()}`]);
  const namesake = await vendors
    .createQueryBuilder('v')
    .where('lower(v.company_name) = lower(:companyName)', { companyName })
    .getOne();
  if (namesake) throw taken(companyName);
  const vendor = await vendors.save(vendors.create({ ...profile, did: newDid() }));
  await recordAudit(manager, context, [
    { action: 'createVendor', entityType: 'Vendor', entityId: vendor.id, before: null, after: { companyName } },
  ]);
  return vendors.findOneByOrFail({ id: vendor.id });
}

function taken(companyName: string): DomainError {
  const message = `There is a vendor “${companyName}” already: choose it, or write the name so that the two differ.`;
  return new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'companyName', code: 'TAKEN', message }],
  });
}
