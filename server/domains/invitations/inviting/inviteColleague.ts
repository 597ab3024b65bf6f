import { IsNull, Not, type EntityManager } from 'typeorm';
import { Field, ObjectType, ID, InputType } from 'type-graphql';
import { MaxLength } from 'class-validator';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import type { Role } from '../../../shared/Viewer';
import { Account } from '../../accounts/Account';
import { VendorRole } from '../../accounts/VendorRole';
import { isTerminated } from '../../accounts/states/isTerminated';
import { Vendor } from '../../vendors/Vendor';
import { neutralRefusal } from '../registering/neutralRefusal';
import { readInvitedEmail } from './readInvitedEmail';
import { refuseManyMails } from './refuseManyMails';
import { sendInvitation } from './sendInvitation';
import { VendorInvitation } from '../VendorInvitation';
import { IsNeededEmailAddress } from '../../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whom to invite to which company.' })
export class InviteColleagueInput {
  @Field(() => ID, { description: 'Global id of the company; a vendor names its own.' })
  vendorId: string;

  @Field({ description: 'E-mail address of the person.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => VendorRole, {
    nullable: true,
    description:
      'What the login will be for. Absent: as the open invitation of this address says, else OWNER for a company without an owner, and EDITOR for any other.',
  })
  vendorRole?: VendorRole | null;
}

@ObjectType({ description: 'What `inviteColleague` did.' })
export class InviteColleaguePayload {
  @Field(() => VendorInvitation, { description: 'The invitation that is on its way.' })
  readonly invitation: VendorInvitation;

  constructor(invitation: VendorInvitation) {
    this.invitation = invitation;
  }
}

/** Open invitations of a company. Each one is an unsolicited mail. */
const openAtMost = 20;

interface Invite {
  vendorId: number;
  email: string;
  vendorRole?: VendorRole | null | undefined;
}

/**
 * Invites an address to a company that may have several logins. One of its owners or an administrator may invite
 * (docs/rules/vendors.md#colleagues).
 */
export async function inviteColleague(context: RequestContext, input: Invite): Promise<VendorInvitation> {
  const { viewer } = context;
  const { vendorId } = input;
  authorize(viewer, 'inviteColleague', { vendorId });
  const email = readInvitedEmail(input.email);
  return context.database.transaction(async (manager) => {
    // the lock makes concurrent requests send one mail
    const vendor = await manager
      .getRepository(Vendor)
      .findOne({ where: { id: vendorId }, lock: { mode: 'pessimistic_write' } });
    if (!vendor) throw new DomainError('NOT_FOUND', 'There is no such company.');
    if (await isTerminated(manager, context, { email, abn: null })) throw neutralRefusal();
    const account = await manager.getRepository(Account).findOneBy({ email });
    if (account) throw colleagueProblem(account, vendorId, viewer?.role ?? 'VENDOR');
    await refuseTooMany(manager, vendorId, email);
    if (viewer?.role === 'VENDOR') await refuseManyMails(manager, { vendorId, email, now: context.clock.now() });
    const vendorRole = input.vendorRole ?? (await defaultRole(manager, vendorId, email));
    return sendInvitation(manager, context, { email, vendor, brochure: null, vendorRole, action: 'inviteColleague' });
  });
}

async function defaultRole(manager: EntityManager, vendorId: number, email: string): Promise<VendorRole> {
  const open = await manager.getRepository(VendorInvitation).findOneBy({ vendorId, email, usedAt: IsNull() });
  if (open) return open.vendorRole;
  const hasOwner = await manager.getRepository(Account).existsBy({ vendorId, vendorRole: 'OWNER' });
  return hasOwner ? 'EDITOR' : 'OWNER';
}

async function refuseTooMany(manager: EntityManager, vendorId: number, email: string): Promise<void> {
  const open = { vendorId, usedAt: IsNull(), email: Not(email) };
  if ((await manager.getRepository(VendorInvitation).countBy(open)) < openAtMost) return;
  const message = `${openAtMost} invitations of this company are open. Withdraw one that is not needed first.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code: 'TOO_MANY', message }] });
}

/**
 * Returns why the owner of a login cannot join a company. Administrators get the reason. A company gets it only for its
 * own logins, and a neutral text for all others.
 */
function colleagueProblem(
  account: Pick<Account, 'vendorId' | 'suspendedAt'>,
  vendorId: number,
  asked: Role,
): DomainError {
  if (account.vendorId === vendorId) {
    return account.suspendedAt === null
      ? refused('HAS_LOGIN', 'This address has a login of this company already.')
      : refused('SUSPENDED', 'The login with this address is suspended. It has to be reinstated instead.');
  }
  if (asked === 'VENDOR') return neutralRefusal();
  return account.vendorId === null
    ? refused('ADMINISTRATOR', 'This address belongs to an administrator, who needs no invitation.')
    : refused('OTHER_COMPANY', 'This address has the login of another company.');
}

function refused(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'email', code, message }] });
}
