import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { Vendor } from '../../vendors/Vendor';
import { linkBrochure } from '../inviting/linkBrochure';
import { VendorInvitation } from '../VendorInvitation';
import { brand } from '../../../shared/brand/brand';

/**
 * Handles an invited address that already has a login: links the ad to its company and sends a notice. The invitation
 * is stored as used, and nobody gets its token.
 */
export async function welcomeBack(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  account: Account,
): Promise<VendorInvitation> {
  const { email, vendorId } = account;
  if (vendorId === null) {
    throw new DomainError('CONFLICT', 'This address belongs to an administrator, who needs no invitation.');
  }
  if (account.suspendedAt !== null) {
    throw new DomainError('CONFLICT', 'The login with this address is suspended. Reinstate it first.');
  }
  await refuseToTakeAway(manager, brochure, vendorId);
  const vendor = await manager.getRepository(Vendor).findOneByOrFail({ id: vendorId });
  const isNew = await linkBrochure(manager, context, brochure, vendorId);
  if (isNew) await queueMail(manager, context, noticeMail(context, brochure, account, vendor));
  const invitations = manager.getRepository(VendorInvitation);
  const known = await invitations.findOneBy({ email, vendorId, brochureId: brochure.id });
  if (known) return known;
  const now = context.clock.now();
  return invitations.save(
    invitations.create({
      did: newDid(),
      email,
      vendorId,
      brochureId: brochure.id,
      tokenHash: newSecretToken().hash,
      invitedById: context.viewer?.accountId ?? null,
      createdAt: now,
      sentAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + 1),
    }),
  );
}

/** A mistyped address must not take an ad away from a company that has logins. */
async function refuseToTakeAway(manager: EntityManager, brochure: Brochure, vendorId: number): Promise<void> {
  if (brochure.vendorId === null || brochure.vendorId === vendorId) return;
  if (!(await manager.getRepository(Account).existsBy({ vendorId: brochure.vendorId }))) return;
  const message = 'This ad belongs to another company, which has a login. Change the vendor of the ad first.';
  throw new DomainError('CONFLICT', message);
}

function noticeMail({ publicUrl, clock }: RequestContext, brochure: Brochure, account: Account, vendor: Vendor) {
  const title = displayTitle(brochure, vendor);
  return {
    eventKey: `ad-linked:${brochure.id}:${account.id}:${clock.now().getTime()}`,
    to: account.email,
    subject: `An ad was added to your login: ${title}`,
    ...composeMail([
      'Hello,',
      `The ad “${title}” is now among the ads of ${vendor.companyName}, which you keep with your ${brand.name} login.`,
      { label: 'Your ads', url: `${publicUrl}/vendor/${vendor.id}/brochures` },
    ]),
  };
}
