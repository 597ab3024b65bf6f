import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import { readProfile, type ProfileChanges } from './readProfile';
import { Vendor } from './Vendor';

/** What a company says about itself; its own logins and administrators may change it. */
export async function updateVendor(context: RequestContext, id: number, changes: ProfileChanges): Promise<Vendor> {
  authorize(context.viewer, 'updateVendor', { vendorId: id });
  const profile = readProfile(changes);
  return context.database.transaction(async (manager) => {
    const vendors = manager.getRepository(Vendor);
    const vendor = await vendors.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!vendor) throw new DomainError('NOT_FOUND', 'There is no such vendor.');
    const names = (Object.keys(profile) as (keyof typeof profile)[]).filter((name) => profile[name] !== vendor[name]);
    if (names.length === 0) return vendor;
    await vendors.update({ id }, profile);
    const changed = await vendors.findOneByOrFail({ id });
    const valuesOf = (from: Vendor) => Object.fromEntries(names.map((name) => [name, from[name]]));
    await recordAudit(manager, context, [
      {
        action: 'updateVendor',
        entityType: 'Vendor',
        entityId: id,
        before: valuesOf(vendor),
        after: valuesOf(changed),
      },
    ]);
    return changed;
  });
}
