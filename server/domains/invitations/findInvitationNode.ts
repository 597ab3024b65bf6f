import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf } from '../../shared/permissions';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { VendorInvitation } from './VendorInvitation';

const vendorInvitationLoader = entityLoader(VendorInvitation);

/** Returns an invitation by its id to administrators and its company. Invited people use the token in their link. */
export async function findInvitationNode(context: RequestContext, id: number): Promise<VendorInvitation | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const invitation = await context.loader(vendorInvitationLoader).load(id);
  return isKeeperOf(viewer, invitation) ? invitation : null;
}
