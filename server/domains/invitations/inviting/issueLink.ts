import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import type { Brochure } from '../../brochures/Brochure';
import type { Vendor } from '../../vendors/Vendor';
import { invitationMail } from './invitationMail';
import { VendorInvitation } from '../VendorInvitation';
import { Account } from '../../accounts/Account';

const day = 24 * 60 * 60 * 1000;
const daysValid = 14;

interface About {
  action: 'inviteVendor' | 'inviteColleague' | 'renewVendorInvitation';
  vendor: Vendor;
  /** the ad that the invitation was sent from; null when it is gone */
  brochure: Brochure | null;
}

/** Gives an invitation a new link, which replaces any earlier one, and mails it. */
export async function issueLink(
  manager: EntityManager,
  context: RequestContext,
  invitation: VendorInvitation,
  { action, vendor, brochure }: About,
): Promise<VendorInvitation> {
  const { token, hash: tokenHash } = newSecretToken();
  const sentAt = context.clock.now();
  const expiresAt = new Date(sentAt.getTime() + daysValid * day);
  const invitations = manager.getRepository(VendorInvitation);
  const sent = await invitations.save(invitations.merge(invitation, { tokenHash, sentAt, expiresAt }));
  const { id, email, sentCount, terminationOverridden, vendorRole } = sent;
  const after = { vendorId: vendor.id, brochureId: brochure?.id ?? null, vendorRole, sentCount, terminationOverridden };
  await recordAudit(manager, context, [{ action, entityType: 'VendorInvitation', entityId: id, before: null, after }]);
  const inviter = await inviterOf(manager, sent);
  await queueMail(manager, context, {
    eventKey: `vendor-invitation:${id}:${sentCount}`,
    to: email,
    ...invitationMail({ publicUrl: context.publicUrl, invitation: sent, token, vendor, brochure, inviter }),
    confidential: true,
  });
  return sent;
}

/** Returns the verified address of the inviting colleague; null for an administrator or a deleted colleague. */
async function inviterOf(
  manager: EntityManager,
  { invitedById, vendorId }: Pick<VendorInvitation, 'invitedById' | 'vendorId'>,
): Promise<string | null> {
  if (invitedById === null || vendorId === null) return null;
  const colleague = await manager.getRepository(Account).findOneBy({ id: invitedById, vendorId });
  return colleague?.email ?? null;
}
