import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { findPasswordProblem } from '../../platform/passwords/findPasswordProblem';
import { authorize } from '../../shared/authorize';
import { DomainError, type FieldError } from '../../shared/errors/DomainError';
import type { StaffRole } from '../../shared/Viewer';
import { hashSecretToken } from '../../shared/secret-tokens/hashSecretToken';
import { cleanLine } from '../../shared/text/cleanLine';
import { Account } from '../accounts/Account';
import { createAccount } from '../accounts/createAccount';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { openSession } from '../accounts/sessions/openSession';
import type { Session } from '../accounts/signing-in/Session';
import { isTerminated } from '../accounts/states/isTerminated';
import { getInvitationState } from '../invitations/getInvitationState';
import { neutralRefusal } from '../invitations/registering/neutralRefusal';
import { VendorInvitation } from '../invitations/VendorInvitation';

@InputType({ description: 'The registration form of an administrator.' })
export class RegisterStaffInput {
  @Field({ description: 'The invited address.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field({ description: 'The last part of the link of the invitation.' })
  @MaxLength(200, { message: 'This is not the token of an invitation.' })
  token: string;

  @Field({ description: 'Name of the person.' })
  @MaxLength(1000, { message: 'Your name has at most 100 characters here.' })
  name: string;

  @Field({ description: '12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}

interface StaffRegistration {
  email: string;
  token: string;
  name: string;
  password: string;
}

/** Takes up an invitation to the administration: makes the login of the invited address, and signs it in. */
export async function registerStaff(context: RequestContext, input: StaffRegistration): Promise<Session> {
  authorize(context.viewer, 'registerStaff');
  const name = cleanLine(input.name);
  const errors = await problemsOf(context, { ...input, name });
  if (errors.length > 0) {
    throw new DomainError('VALIDATION_FAILED', errors.map(({ message }) => message).join(' '), { errors });
  }
  const account = await context.database.transaction(async (manager) => {
    const { email, staffRole } = await takeInvitation(manager, context, input);
    const { password } = input;
    const made = await createAccount(manager, {
      ...{ email, password, name, role: 'ADMINISTRATOR', vendorId: null, staffRole },
    });
    const accounts = manager.getRepository(Account);
    await accounts.update({ id: made.id }, { lastLoginAt: context.clock.now() });
    const viewer = { accountId: made.id, role: 'ADMINISTRATOR', staffRole, vendorId: null } as const;
    await recordAudit(manager, { ...context, viewer }, [
      {
        ...{ action: 'registerStaff', entityType: 'Account', entityId: made.id },
        ...{ before: null, after: { staffRole } },
      },
    ]);
    return accounts.findOneByOrFail({ id: made.id });
  });
  return openSession(context, account);
}

async function problemsOf(
  context: RequestContext,
  { email, name, password }: StaffRegistration,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: string): number => errors.push({ field, code, message });
  if (name === '') add('name', 'REQUIRED', 'Enter your name.');
  if (name.length > 100) add('name', 'TOO_LONG', 'Your name has at most 100 characters here.');
  const weakness = await findPasswordProblem(context, password, [email, name]);
  if (weakness !== undefined) add('password', 'PASSWORD', weakness);
  return errors;
}

/** Locks the invitation's row, so that of two concurrent requests only one gets the login. */
async function takeInvitation(
  manager: EntityManager,
  context: RequestContext,
  input: StaffRegistration,
): Promise<{ email: string; staffRole: StaffRole }> {
  const invitations = manager.getRepository(VendorInvitation);
  const invitation = await invitations.findOne({
    where: { email: normalizeEmail(input.email), tokenHash: hashSecretToken(input.token) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!invitation?.staffRole) throw new DomainError('NOT_FOUND', 'There is no such invitation. Ask for a new one.');
  const { id, email, staffRole, invitedById } = invitation;
  const now = context.clock.now();
  const state = getInvitationState(invitation, now);
  if (state === 'USED') throw new DomainError('GONE', 'This invitation was already used. Sign in instead.');
  if (state === 'EXPIRED') throw new DomainError('GONE', 'This invitation has ended. Ask for a new one.');
  // whoever may no longer invite has let nobody in
  const inviter = await manager.getRepository(Account).findOneBy({ id: invitedById ?? 0 });
  if (inviter?.state !== 'ACTIVE' || inviter.staffRole !== 'ADMINISTRATOR') throw neutralRefusal();
  if (await isTerminated(manager, context, { email, abn: null })) throw neutralRefusal();
  await invitations.update({ id }, { usedAt: now });
  return { email, staffRole };
}
