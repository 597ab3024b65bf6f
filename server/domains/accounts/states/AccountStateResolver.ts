import { Arg, Ctx, Mutation, Resolver, InputType, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { suspendAccount, SuspendAccountInput, SuspendAccountPayload } from './suspendAccount';
import { terminateAccount, TerminateAccountInput, TerminateAccountPayload } from './terminateAccount';
import { changeAccountState } from './changeAccountState';
import { TerminatedIdentity } from './TerminatedIdentity';
import { AccountStateInput } from './AccountStateInput';
import { Account } from '../Account';

@ObjectType({ description: 'What `reinstateAccount` did.' })
class ReinstateAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

@InputType({ description: 'Which login to reinstate, and why.' })
class ReinstateAccountInput extends AccountStateInput {}

/** It may sign in again: for a company what a colleague has suspended. For a terminated login this is the administrator's override, and the audit log says so. */
export async function reinstateAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  return changeAccountState(context, input.id, {
    action: 'reinstateAccount',
    to: 'ACTIVE',
    from: ['SUSPENDED', 'TERMINATED'],
    reason: input.reason,
    alongside: async (manager, { id }) => {
      await manager.getRepository(TerminatedIdentity).delete({ accountId: id });
    },
  });
}

/** Asking for the state that a login already has succeeds and changes nothing. */
@Resolver()
export class AccountStateResolver {
  @Mutation(() => SuspendAccountPayload, {
    description:
      'Keeps a login from signing in, and ends its sessions. CONFLICT for your own. For administrators, and colleagues of the same company.',
  })
  async suspendAccount(
    @Arg('input', () => SuspendAccountInput, { description: 'Which login, and why.' }) input: SuspendAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<SuspendAccountPayload> {
    return new SuspendAccountPayload(await suspendAccount(context, input.read()));
  }

  @Mutation(() => ReinstateAccountPayload, {
    description:
      'Lets a suspended or terminated login sign in again. For administrators; for colleagues what one of them has suspended.',
  })
  async reinstateAccount(
    @Arg('input', () => ReinstateAccountInput, { description: 'Which login, and why.' }) input: ReinstateAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<ReinstateAccountPayload> {
    return new ReinstateAccountPayload(await reinstateAccount(context, input.read()));
  }

  @Mutation(() => TerminateAccountPayload, {
    description:
      'Ends the use of a login for good: its e-mail address and the ABN of its company cannot register again. CONFLICT for your own. For administrators.',
  })
  async terminateAccount(
    @Arg('input', () => TerminateAccountInput, { description: 'Which login, and why.' }) input: TerminateAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<TerminateAccountPayload> {
    return new TerminateAccountPayload(await terminateAccount(context, input.read()));
  }
}
