import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { Account } from '../../accounts/Account';
import { isTerminated } from '../../accounts/states/isTerminated';
import { lockBrochure } from '../../brochures/lockBrochure';
import { linkBrochure } from './linkBrochure';
import { neutralRefusal } from '../registering/neutralRefusal';
import { readInvitedEmail } from './readInvitedEmail';
import { sendInvitation } from './sendInvitation';
import { welcomeBack } from '../registering/welcomeBack';
import { VendorInvitation } from '../VendorInvitation';
import { IsNeededEmailAddress } from '../../../shared/validation/IsNeededEmailAddress';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import type { Brochure } from '../../brochures/Brochure';
import { Vendor } from '../../vendors/Vendor';

@InputType({ description: 'Whom to invite, and to which ad.' })
export class InviteVendorInput {
  @Field({ description: 'E-mail address of the business.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => ID, { description: 'Global id of an ad of the business.' })
  brochureId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Invite somebody whose use of the site was ended; kept in the audit log.',
  })
  overrideTermination?: boolean | null;
}

@ObjectType({ description: 'What `inviteVendor` did.' })
export class InviteVendorPayload {
  @Field({ description: 'Display id of the invitation.' })
  readonly did: string;

  @Field(() => VendorInvitation, {
    description: 'The invitation; USED when the address has a login already, to which the ad was linked.',
  })
  readonly invitation: VendorInvitation;

  constructor(invitation: VendorInvitation) {
    this.did = invitation.did;
    this.invitation = invitation;
  }
}

export interface Invite {
  email: string;
  brochureId: number;
  /** lets a terminated user register again; logged */
  overrideTermination?: boolean;
}

/** Invites an address to manage the ads of the ad's company (docs/rules/vendors.md#invitations). */
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

/**
 * Returns the company for an ad's invitation: the ad's own, else that of an earlier invitation to this address, else a
 * new one with the company name of the ad.
 */
async function vendorToInvite(manager: EntityManager, brochure: Brochure, email: string): Promise<Vendor> {
  const vendors = manager.getRepository(Vendor);
  if (brochure.vendorId !== null) return vendors.findOneByOrFail({ id: brochure.vendorId });
  const earlier = await manager.getRepository(VendorInvitation).findOne({
    where: { email, usedAt: IsNull(), vendorId: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  if (earlier?.vendorId != null) return vendors.findOneByOrFail({ id: earlier.vendorId });
  const companyName = cleanLine(brochure.companyName ?? '');
  if (companyName === '') {
    const message = 'This ad has no vendor and names no company. Enter its company name first.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'brochureId', code: 'NO_COMPANY', message }],
    });
  }
  return vendors.save(vendors.create({ did: newDid(), companyName }));
}
