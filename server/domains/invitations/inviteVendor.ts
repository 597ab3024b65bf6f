import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/permissions';
import { Account } from '../accounts/Account';
import { isTerminated } from '../accounts/states/isTerminated';
import { lockBrochure } from '../brochures/lockBrochure';
import { linkBrochure } from './linkBrochure';
import { neutralRefusal } from './neutralRefusal';
import { readInvitedEmail } from './readInvitedEmail';
import { sendInvitation } from './sendInvitation';
import type { VendorInvitation } from './VendorInvitation';
import { vendorToInvite } from './vendorToInvite';
import { welcomeBack } from './welcomeBack';

export interface Invite {
  email: string;
  brochureId: number;
  /** an administrator's word that somebody whose use of the site was ended may register again; logged */
  overrideTermination?: boolean;
}

/** Invites whoever has the address to keep the ads of the ad's company (docs/rules/vendors.md#invitations). */
export async function inviteVendor(context: RequestContext, input: Invite): Promise<VendorInvitation> {
  authorize(context.viewer, 'inviteVendor');
  const email = readInvitedEmail(input.email);
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, input.brochureId);
    const wasTerminated = await isTerminated(manager, context, { email, abn: null });
    if (wasTerminated && input.overrideTermination !== true) throw neutralRefusal();
    const account = await manager.getRepository(Account).findOneBy({ email });
    if (account) return welcomeBack(manager, context, brochure, account);
    const vendor = await vendorToInvite(manager, brochure, email);
    await linkBrochure(manager, context, brochure, vendor.id);
    const terminationOverridden = input.overrideTermination ?? false;
    return sendInvitation(manager, context, { email, vendor, brochure, terminationOverridden, action: 'inviteVendor' });
  });
}
