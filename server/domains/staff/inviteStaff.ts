import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { queueMail } from '../../platform/mailer/queueMail';
import { authorize } from '../../shared/authorize';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import { newSecretToken } from '../../shared/secret-tokens/newSecretToken';
import { IsNeededEmailAddress } from '../../shared/validation/IsNeededEmailAddress';
import { Account } from '../accounts/Account';
import { ownAccount } from '../accounts/ownAccount';
import { StaffRole } from '../accounts/StaffRole';
import { isTerminated } from '../accounts/states/isTerminated';
import { lockColleagues } from '../accounts/states/lockColleagues';
import { readInvitedEmail } from '../invitations/inviting/readInvitedEmail';
import { VendorInvitation } from '../invitations/VendorInvitation';
import { staffInvitationMail, tellAdministrators } from './staffMails';

@InputType({ description: 'Whom to invite as an administrator, and what for.' })
export class InviteStaffInput {
  @Field({ description: 'E-mail address of the person.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => StaffRole, { description: 'What the login will be for.' })
  staffRole: StaffRole;
}

@ObjectType({ description: 'What `inviteStaff` did.' })
export class InviteStaffPayload {
  @Field(() => VendorInvitation, { description: 'The invitation that is on its way.' })
  readonly invitation: VendorInvitation;

  constructor(invitation: VendorInvitation) {
    this.invitation = invitation;
  }
}

interface Invite {
  email: string;
  staffRole: StaffRole;
}

const day = 24 * 60 * 60 * 1000;
const daysValid = 14;
const minutesBetweenMails = 10;
/** Open invitations to the administration: each is a door that stands open for a while. */
const openAtMost = 20;

/**
 * Invites an address to the administration. Its link, in a mail, makes the login. An open invitation of the address is
 * sent again with a new link, which replaces the old one; within ten minutes only its role changes. All other
 * administrators get a mail (docs/rules/accounts-and-permissions.md#staff-roles).
 */
export async function inviteStaff(context: RequestContext, input: Invite): Promise<VendorInvitation> {
  authorize(context.viewer, 'inviteStaff');
  const email = readInvitedEmail(input.email);
  const now = context.clock.now();
  return context.database.transaction(async (manager) => {
    // of two requests at once the second finds what the first has made
    await lockColleagues(manager, context.viewer, 'inviteStaff');
    await refuseAddress(manager, context, email);
    const invitations = manager.getRepository(VendorInvitation);
    const known = await invitations.findOneBy({ email, staffRole: Not(IsNull()), usedAt: IsNull() });
    const { token, hash: tokenHash } = newSecretToken();
    const isFresh = known !== null && now.getTime() - known.sentAt.getTime() < minutesBetweenMails * 60_000;
    if (isFresh && known.staffRole === input.staffRole) return known;
    const link = { tokenHash, sentAt: now, expiresAt: new Date(now.getTime() + daysValid * day) };
    const begun = known ?? invitations.create({ did: newDid(), email, vendorId: null, createdAt: now, sentCount: 0 });
    const invitation = await invitations.save(
      invitations.merge(begun, {
        ...{ staffRole: input.staffRole, invitedById: context.viewer?.accountId ?? null },
        ...(isFresh ? {} : { ...link, sentCount: begun.sentCount + 1 }),
      }),
    );
    const { id, sentCount, staffRole } = invitation;
    await recordAudit(manager, context, [
      {
        ...{ action: 'inviteStaff', entityType: 'VendorInvitation', entityId: id },
        ...{ before: null, after: { email, staffRole, sentCount } },
      },
    ]);
    if (isFresh) return invitation;
    const inviter = await ownAccount(manager, context.viewer);
    await queueMail(manager, context, {
      eventKey: `staff-invitation:${id}:${sentCount}`,
      to: email,
      ...staffInvitationMail({ publicUrl: context.publicUrl, invitation, token, inviter: inviter.email }),
      confidential: true,
    });
    const sentence = `${inviter.email} has invited ${email} to the administration, as ${input.staffRole.toLowerCase()}.`;
    await tellAdministrators(manager, context, { event: `staff-invited:${id}:${sentCount}`, sentence });
    return invitation;
  });
}

async function refuseAddress(manager: EntityManager, context: RequestContext, email: string): Promise<void> {
  const account = await manager.getRepository(Account).findOneBy({ email });
  if (account?.role === 'ADMINISTRATOR') {
    throw refused('HAS_LOGIN', 'This address has a login of an administrator already: change its role instead.');
  }
  if (account) throw refused('OTHER_COMPANY', 'This address has the login of a company. Use another address.');
  if (await isTerminated(manager, context, { email, abn: null })) {
    throw refused('TERMINATED', 'The use of the site with this address was ended.');
  }
  const open = { staffRole: Not(IsNull()), usedAt: IsNull(), email: Not(email) };
  if ((await manager.getRepository(VendorInvitation).countBy(open)) >= openAtMost) {
    throw refused('TOO_MANY', `${openAtMost} invitations are open. Withdraw one that is not needed first.`);
  }
}

function refused(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code, message }] });
}
