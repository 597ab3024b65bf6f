import type { RequestContext } from '../../../platform/context/RequestContext';
import { normalizeAbn } from '../../../shared/abn/normalizeAbn';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { ProfileChanges } from '../../vendors/readProfile';
import { updateVendor } from '../../vendors/updateVendor';
import type { Vendor } from '../../vendors/Vendor';
import { vendorLoader } from '../../vendors/vendorLoader';
import { isTerminated } from '../states/isTerminated';

/**
 * Changes the profile of a company. A vendor cannot set the ABN of a terminated company. An administrator can, and the
 * audit log records it (docs/rules/vendors.md#terminated-users).
 */
export async function changeVendorProfile(
  context: RequestContext,
  id: number,
  changes: ProfileChanges,
): Promise<Vendor> {
  authorize(context.viewer, 'updateVendor', { vendorId: id });
  const abn = normalizeAbn(changes.abn ?? '');
  if (abn !== undefined && context.viewer?.role === 'VENDOR') await refuseTerminated(context, id, abn);
  return updateVendor(context, id, changes);
}

async function refuseTerminated(context: RequestContext, id: number, abn: string): Promise<void> {
  const { manager } = context.database;
  // the form sends the company's present ABN back unchanged
  if ((await context.loader(vendorLoader).load(id))?.abn === abn) return;
  if (!(await isTerminated(manager, context, { email: '', abn }))) return;
  const message = 'This ABN cannot be used here. Please contact us.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'abn', code: 'REFUSED', message }] });
}
