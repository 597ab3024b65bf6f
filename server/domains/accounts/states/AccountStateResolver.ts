import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { suspendAccount, SuspendAccountInput, SuspendAccountPayload } from './suspendAccount';
import { terminateAccount, TerminateAccountInput, TerminateAccountPayload } from './terminateAccount';
import { ReinstateAccountPayload, ReinstateAccountInput, reinstateAccount } from './reinstateAccount';

/** Requesting the state that a login already has succeeds and changes nothing. */
@Resolver()
export class AccountStateResolver {
  @Mutation(() => SuspendAccountPayload, {
    description:
      'Keeps a login from signing in, and ends its sessions. CONFLICT for your own. For administrators, and owners of the same company.',
  })
  async suspendAccount(
    @Arg('input', () => SuspendAccountInput, { description: 'Which login, and why.' }) input: SuspendAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<SuspendAccountPayload> {
    return new SuspendAccountPayload(await suspendAccount(context, input.read()));
  }

  @Mutation(() => ReinstateAccountPayload, {
    description:
      'Lets a suspended or terminated login sign in again. For administrators; for owners what one of their company has suspended.',
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
