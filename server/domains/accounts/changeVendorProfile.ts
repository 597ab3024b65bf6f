import type { RequestContext } from '../../platform/context/RequestContext';
import { normalizeAbn } from '../../shared/abn/normalizeAbn';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/permissions';
import type { ProfileChanges } from '../vendors/readProfile';
import { updateVendor } from '../vendors/updateVendor';
import type { Vendor } from '../vendors/Vendor';
import { vendorLoader } from '../vendors/vendorLoader';
import { isTerminated } from './states/isTerminated';

/**
 * What a company says about itself. An ABN whose use of the site was ended does not come back through a profile; an
 * administrator who gives it all the same answers for it in the audit log (docs/rules/vendors.md#terminated-users).
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
  // what the company has had all along may be sent back with the rest of the form
  if ((await context.loader(vendorLoader).load(id))?.abn === abn) return;
  if (!(await isTerminated(manager, context, { email: '', abn }))) return;
  const message = 'This ABN cannot be used here. Please contact us.';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'abn', code: 'REFUSED', message }] });
}
