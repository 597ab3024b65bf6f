import type { EntityManager } from 'typeorm';
import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { normalizeAbn } from '../../../shared/abn/normalizeAbn';
import { DomainError } from '../../../shared/errors/DomainError';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { shownConditions, shownTerms } from '../../../shared/legal/shownTerms';
import { acceptedConditions, acceptedTerms } from '../../../shared/legal/termsVersion';
import { authorize } from '../../../shared/authorize';
import type { VendorRole } from '../../../shared/Viewer';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { cleanLine } from '../../../shared/text/cleanLine';
import { Account } from '../../accounts/Account';
import { createAccount } from '../../accounts/createAccount';
import { isTerminated } from '../../accounts/states/isTerminated';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { openSession } from '../../accounts/sessions/openSession';
import type { Session } from '../../accounts/signing-in/Session';
import { completeProfile } from './completeProfile';
import { neutralRefusal } from './neutralRefusal';
import type { Registration } from './Registration';
import { registrationProblems } from './registrationProblems';
import { getInvitationState } from '../getInvitationState';
import { VendorInvitation } from '../VendorInvitation';

@InputType({ description: 'The registration form of a vendor.' })
export class RegisterVendorInput implements Registration {
  @Field({ description: 'The invited address.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field({ description: 'The last part of the link of the invitation.' })
  @MaxLength(200, { message: 'This is not the token of an invitation.' })
  token: string;

  @Field({ description: 'Name of the person.' })
  @MaxLength(1000, { message: 'Your name has at most 100 characters here.' })
  contactName: string;

  @Field({ description: 'Name of the company; begin with the one of the invitation.' })
  @MaxLength(1000, { message: 'The name of a company has at most 200 characters here.' })
  companyName: string;

  @Field({ description: 'A telephone number that works in Australia.' })
  @MaxLength(100, { message: 'This is no telephone number.' })
  phone: string;

  @Field({ description: '12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;

  @Field(() => String, { nullable: true, description: 'Australian Business Number, 11 digits.' })
  @MaxLength(100, { message: 'An ABN has 11 digits.' })
  abn?: string | null;

  @Field({
    description:
      'Whether the terms of use and the privacy policy are accepted, and the conditions for advertisers. Has to be true.',
  })
  acceptTerms: boolean;

  @Field(() => GraphQLDate, { nullable: true, description: shownTerms })
  termsVersion?: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: shownConditions })
  advertisingVersion?: string | null;

  @Field({ description: 'Whether the person is at least 13 and not a minor. Has to be true.' })
  isOldEnough: boolean;
}

/** Accepts an invitation: creates a login for the invited address and signs it in. */
export async function registerVendor(context: RequestContext, input: Registration): Promise<Session> {
  authorize(context.viewer, 'registerVendor');
  const errors = await registrationProblems(context, input);
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  const termsVersion = acceptedTerms(context.clock.now(), input.termsVersion);
  const advertisingVersion = acceptedConditions(context.clock.now(), input.advertisingVersion);
  const account = await context.database.transaction(async (manager) => {
    const invitation = await takeInvitation(manager, context, input);
    await refuseTerminated(manager, context, invitation, input.abn ?? '');
    const { email, vendorId, vendorRole } = invitation;
    // a login of a till may not write the profile
    if (vendorRole !== 'TILL') await completeProfile(manager, context, vendorId, input);
    const made = await createAccount(manager, {
      ...{ email, vendorId, password: input.password, name: cleanLine(input.contactName) },
      role: 'VENDOR',
      vendorRole,
    });
    const now = context.clock.now();
    const accepted = { termsVersion, advertisingVersion, termsAcceptedAt: now, lastLoginAt: now };
    await manager.getRepository(Account).update({ id: made.id }, accepted);
    const viewer = { accountId: made.id, role: 'VENDOR', vendorId, vendorRole } as const;
    await recordAudit(manager, { ...context, viewer }, [
      {
        action: 'registerVendor',
        entityType: 'Account',
        entityId: made.id,
        before: null,
        after: {
          vendorId,
          vendorRole,
          termsVersion,
          advertisingVersion,
          terminationOverridden: invitation.terminationOverridden,
        },
      },
    ]);
    return manager.getRepository(Account).findOneByOrFail({ id: made.id });
  });
  return openSession(context, account);
}

type Taken = VendorInvitation & { vendorId: number };

/** Locks the invitation's row, so that of two concurrent requests only one gets the login. */
async function takeInvitation(manager: EntityManager, context: RequestContext, input: Registration): Promise<Taken> {
  const invitations = manager.getRepository(VendorInvitation);
  const invitation = await invitations.findOne({
    where: { email: normalizeEmail(input.email), tokenHash: hashSecretToken(input.token) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!isWhole(invitation)) throw new DomainError('NOT_FOUND', 'There is no such invitation. Ask for a new one.');
  const now = context.clock.now();
  const state = getInvitationState(invitation, now);
  if (state === 'USED') throw new DomainError('GONE', 'This invitation was already used. Sign in instead.');
  if (state === 'EXPIRED') throw new DomainError('GONE', 'This invitation has ended. Ask for a new one.');
  await invitations.update({ id: invitation.id }, { usedAt: now });
  return invitation;
}

function isWhole(invitation: VendorInvitation | null): invitation is Taken {
  return invitation !== null && invitation.vendorId !== null;
}

async function refuseTerminated(
  manager: EntityManager,
  context: RequestContext,
  { email, terminationOverridden, invitedById, vendorRole }: VendorInvitation,
  abn: string,
): Promise<void> {
  if (await isOfShutOut(manager, invitedById, vendorRole)) throw neutralRefusal();
  const identity = { email, abn: normalizeAbn(abn) ?? null };
  if (!terminationOverridden && (await isTerminated(manager, context, identity))) throw neutralRefusal();
}

/** Users may invite another address of their own before their termination, or before they stop being an owner. */
async function isOfShutOut(
  manager: EntityManager,
  invitedById: number | null,
  vendorRole: VendorRole,
): Promise<boolean> {
  if (invitedById === null) return false;
  const inviter = await manager.getRepository(Account).findOneBy({ id: invitedById, role: 'VENDOR' });
  if (inviter === null) return false;
  return inviter.state !== 'ACTIVE' || (vendorRole === 'OWNER' && inviter.vendorRole !== 'OWNER');
}
