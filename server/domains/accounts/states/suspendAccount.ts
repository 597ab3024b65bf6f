import { InputType, Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { changeAccountState } from './changeAccountState';
import { AccountStateInput } from './AccountStateInput';
import { Account } from '../Account';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Vendor } from '../../vendors/Vendor';
import { ownAccount } from '../ownAccount';
import { brand } from '../../../shared/brand/brand';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';

@ObjectType({ description: 'What `suspendAccount` did.' })
export class SuspendAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

@InputType({ description: 'Which login to suspend, and why.' })
export class SuspendAccountInput extends AccountStateInput {}

/**
 * Bars a login from signing in until it is reinstated, which removes it from its company. Owners of a company may
 * suspend its other logins; a mail informs the person.
 */
export async function suspendAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  return changeAccountState(context, input.id, {
    action: 'suspendAccount',
    to: 'SUSPENDED',
    from: ['ACTIVE'],
    reason: input.reason,
    alongside: async (manager, account) => {
      if (context.viewer?.role === 'VENDOR') await mailSuspension(manager, context, account);
    },
  });
}

/** Informs the person whose login a colleague has suspended. */
async function mailSuspension(
  manager: EntityManager,
  context: RequestContext,
  { id, email, vendorId, tokenVersion }: Account,
): Promise<void> {
  const { email: colleague } = await ownAccount(manager, context.viewer);
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  await queueMail(manager, context, {
    eventKey: `login-suspended:${id}:${tokenVersion}`,
    to: email,
    subject: `Your ${brand.name} login is suspended`,
    ...composeMail([
      'Hello,',
      `${colleague} has suspended your login for ${vendor?.companyName ?? 'the company'}. You cannot sign in with it until a colleague reinstates it.`,
      'If you think that this is a mistake, talk to your colleagues, or answer this mail.',
      mailClosing(),
    ]),
  });
}
