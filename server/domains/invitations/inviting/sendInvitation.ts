import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { newDid } from '../../../shared/did';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { VendorRole } from '../../../shared/Viewer';
import type { Brochure } from '../../brochures/Brochure';
import type { Vendor } from '../../vendors/Vendor';
import { issueLink } from './issueLink';
import { VendorInvitation } from '../VendorInvitation';

const minute = 60 * 1000;
const minutesBetweenMails = 10;

interface Addressee {
  email: string;
  vendor: Vendor;
  /** the ad that the invitation is sent from; null when it concerns only the company */
  brochure: Brochure | null;
  /** absent: unchanged */
  terminationOverridden?: boolean;
  /** absent: the one of an open invitation, else OWNER */
  vendorRole?: VendorRole;
  action: 'inviteVendor' | 'inviteColleague';
}

/**
 * Sends an invitation. An open one for this address and company is sent again, with a new link that replaces the old
 * one. Two requests at once send one mail.
 */
export async function sendInvitation(
  manager: EntityManager,
  context: RequestContext,
  { email, vendor, brochure, terminationOverridden, vendorRole, action }: Addressee,
): Promise<VendorInvitation> {
  const now = context.clock.now();
  const invitations = manager.getRepository(VendorInvitation);
  const known = await invitations.findOne({
    where: { email, vendorId: vendor.id, usedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (known && now.getTime() - known.sentAt.getTime() < minutesBetweenMails * minute) {
    return keepRole(manager, context, known, vendorRole);
  }
  const sentCount = (known?.sentCount ?? 0) + 1;
  const begun = known ?? invitations.create({ did: newDid(), email, vendorId: vendor.id, createdAt: now });
  const invitation = invitations.merge(begun, {
    terminationOverridden: terminationOverridden ?? known?.terminationOverridden ?? false,
    brochureId: brochure?.id ?? known?.brochureId ?? null,
    invitedById: context.viewer?.accountId ?? null,
    vendorRole: vendorRole ?? known?.vendorRole ?? 'OWNER',
    sentCount,
  });
  return issueLink(manager, context, invitation, { action, vendor, brochure });
}

/** Gives an open invitation another role. Its link stays, because its mail went out just now. */
async function keepRole(
  manager: EntityManager,
  context: RequestContext,
  known: VendorInvitation,
  vendorRole: VendorRole = known.vendorRole,
): Promise<VendorInvitation> {
  if (vendorRole === known.vendorRole) return known;
  const change = { before: { vendorRole: known.vendorRole }, after: { vendorRole } };
  await recordAudit(manager, context, [
    { action: 'inviteColleague', entityType: 'VendorInvitation', entityId: known.id, ...change },
  ]);
  return manager.getRepository(VendorInvitation).save(Object.assign(known, { vendorRole }));
}
