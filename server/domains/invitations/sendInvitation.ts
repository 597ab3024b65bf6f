import { IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { queueMail } from '../../platform/mailer/queueMail';
import { newDid } from '../../shared/did';
import { newSecretToken } from '../../shared/secret-tokens/newSecretToken';
import type { Brochure } from '../brochures/Brochure';
import type { Vendor } from '../vendors/Vendor';
import { invitationMail } from './invitationMail';
import { VendorInvitation } from './VendorInvitation';

const daysValid = 14;
const minute = 60 * 1000;
const minutesBetweenMails = 10;

interface Addressee {
  email: string;
  vendor: Vendor;
  brochure: Brochure;
  terminationOverridden: boolean;
}

/**
 * An invitation, or the one that is already out for this address and company: sent again, with a new link in place of
 * the old one. Somebody who presses twice sends one mail.
 */
export async function sendInvitation(
  manager: EntityManager,
  context: RequestContext,
  { email, vendor, brochure, terminationOverridden }: Addressee,
): Promise<VendorInvitation> {
  const now = context.clock.now();
  const invitations = manager.getRepository(VendorInvitation);
  const known = await invitations.findOne({
    where: { email, vendorId: vendor.id, usedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (known && now.getTime() - known.sentAt.getTime() < minutesBetweenMails * minute) return known;
  const sentBefore = known?.sentCount ?? 0;
  const { token, hash: tokenHash } = newSecretToken();
  const begun = known ?? invitations.create({ did: newDid(), email, vendorId: vendor.id, createdAt: now });
  const invitation = await invitations.save(
    invitations.merge(begun, {
      tokenHash,
      terminationOverridden,
      brochureId: brochure.id,
      invitedById: context.viewer?.accountId ?? null,
      expiresAt: new Date(now.getTime() + daysValid * 24 * 60 * minute),
      sentAt: now,
      sentCount: sentBefore + 1,
    }),
  );
  const { id, sentCount } = invitation;
  await recordAudit(manager, context, [
    {
      action: 'inviteVendor',
      entityType: 'VendorInvitation',
      entityId: id,
      before: null,
      after: { vendorId: vendor.id, brochureId: brochure.id, sentCount, terminationOverridden },
    },
  ]);
  await queueMail(manager, context, {
    eventKey: `vendor-invitation:${id}:${sentCount}`,
    to: email,
    ...invitationMail({ publicUrl: context.publicUrl, invitation, token, vendor, brochure }),
    confidential: true,
  });
  return invitation;
}
