import type { RequestContext } from '../../platform/context/RequestContext';
import { isKeeperOf } from '../../shared/permissions';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { VendorInvitation } from './VendorInvitation';

const vendorInvitationLoader = entityLoader(VendorInvitation);

/** By its id an invitation is seen by administrators and its company; whom it invites has the token of the link. */
export async function findInvitationNode(context: RequestContext, id: number): Promise<VendorInvitation | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const invitation = await context.loader(vendorInvitationLoader).load(id);
  return isKeeperOf(viewer, invitation) ? invitation : null;
}
