import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf, mayCall } from '../../shared/authorize';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { VendorInvitation } from './VendorInvitation';

const vendorInvitationLoader = entityLoader(VendorInvitation);

/**
 * Returns an invitation by its id to administrators and owners of its company. Invited people use the token in their
 * link.
 */
export async function findInvitationNode(context: RequestContext, id: number): Promise<VendorInvitation | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const invitation = await context.loader(vendorInvitationLoader).load(id);
  const isAllowed = mayCall(viewer, 'vendorInvitations') && isKeeperOf(viewer, invitation);
  return isAllowed ? invitation : null;
}
