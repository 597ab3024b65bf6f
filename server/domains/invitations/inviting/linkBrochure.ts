import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';

/** Assigns an ad to a vendor. Returns false when it already belongs to it. */
export async function linkBrochure(
  manager: EntityManager,
  context: RequestContext,
  { id, vendorId: before }: Brochure,
  vendorId: number,
): Promise<boolean> {
  if (before === vendorId) return false;
  await manager.getRepository(Brochure).update({ id }, { vendorId });
  await recordAudit(manager, context, [
    { action: 'inviteVendor', entityType: 'Brochure', entityId: id, before: { vendorId: before }, after: { vendorId } },
  ]);
  return true;
}
