import type { RequestContext } from '../../platform/context/RequestContext';
import type { VendorInvitation } from './VendorInvitation';
import { vendorInvitationLoader } from './vendorInvitationLoader';

/** By its id an invitation is seen by administrators only; whom it invites has the token of the link. */
export async function findInvitationNode(context: RequestContext, id: number): Promise<VendorInvitation | null> {
  return context.viewer?.role === 'ADMINISTRATOR' ? context.loader(vendorInvitationLoader).load(id) : null;
}
