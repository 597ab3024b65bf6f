import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { newDid } from '../../../shared/did';
import type { Brochure } from '../../brochures/Brochure';
import type { Vendor } from '../../vendors/Vendor';
import { issueLink } from './issueLink';
import { VendorInvitation } from '../VendorInvitation';

const minute = 60 * 1000;
const minutesBetweenMails = 10;

interface Addressee {
  email: string;
  vendor: Vendor;
  /** the ad that it is sent from; null where it is about the company */
  brochure: Brochure | null;
  /** absent: as it was */
  terminationOverridden?: boolean;
  action: 'inviteVendor' | 'inviteColleague';
}

/**
 * An invitation, or the one that is already out for this address and company: sent again, with a new link in place of
 * the old one. Somebody who presses twice sends one mail.
 */
export async function sendInvitation(
  manager: EntityManager,
  context: RequestContext,
  { email, vendor, brochure, terminationOverridden, action }: Addressee,
): Promise<VendorInvitation> {
  const now = context.clock.now();
  const invitations = manager.getRepository(VendorInvitation);
  const known = await invitations.findOne({
    where: { email, vendorId: vendor.id, usedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (known && now.getTime() - known.sentAt.getTime() < minutesBetweenMails * minute) return known;
  const sentCount = (known?.sentCount ?? 0) + 1;
  const begun = known ?? invitations.create({ did: newDid(), email, vendorId: vendor.id, createdAt: now });
  const invitation = invitations.merge(begun, {
    terminationOverridden: terminationOverridden ?? known?.terminationOverridden ?? false,
    brochureId: brochure?.id ?? known?.brochureId ?? null,
    invitedById: context.viewer?.accountId ?? null,
    sentCount,
  });
  return issueLink(manager, context, invitation, { action, vendor, brochure });
}
