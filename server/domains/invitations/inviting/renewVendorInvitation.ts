import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Field, ObjectType, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { Brochure } from '../../brochures/Brochure';
import { Vendor } from '../../vendors/Vendor';
import { issueLink } from './issueLink';
import { VendorInvitation } from '../VendorInvitation';

@InputType({ description: 'The link of an invitation that has ended.' })
export class RenewVendorInvitationInput {
  @Field({ description: 'The invited address, from the link.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field({ description: 'The last part of the link.' })
  @MaxLength(200, { message: 'This is not the token of an invitation.' })
  token: string;
}

@ObjectType({ description: 'What `renewVendorInvitation` answers to everyone.' })
export class RenewVendorInvitationPayload {
  @Field({ description: 'Always true: a mail is on its way if the link was one of an invitation that has ended.' })
  readonly ok: boolean = true;
}

interface Link {
  email: string;
  token: string;
}

/**
 * Mails a new link to the address of an expired one ("Ask for a new one"). Without such a link the caller gets the same
 * response and nobody gets a mail. The new link replaces the old one, so the old one cannot ask twice.
 */
export async function renewVendorInvitation(context: RequestContext, link: Link): Promise<void> {
  authorize(context.viewer, 'renewVendorInvitation');
  await context.database.transaction(async (manager) => {
    const invitation = await findEnded(manager, link, context.clock.now());
    const vendor = invitation && (await manager.getRepository(Vendor).findOneBy({ id: invitation.vendorId ?? 0 }));
    if (!invitation || !vendor) return;
    const brochure = await manager
      .getRepository(Brochure)
      .findOneBy({ id: invitation.brochureId ?? 0, recordStatus: true });
    invitation.sentCount += 1;
    await issueLink(manager, context, invitation, { action: 'renewVendorInvitation', vendor, brochure });
  });
}

function findEnded(manager: EntityManager, { email, token }: Link, now: Date): Promise<VendorInvitation | null> {
  return manager.getRepository(VendorInvitation).findOne({
    where: {
      email: normalizeEmail(email),
      tokenHash: hashSecretToken(token),
      usedAt: IsNull(),
      expiresAt: LessThanOrEqual(now),
    },
    lock: { mode: 'pessimistic_write' },
  });
}
