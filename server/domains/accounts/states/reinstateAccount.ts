import { InputType, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { changeAccountState } from './changeAccountState';
import { TerminatedIdentity } from './TerminatedIdentity';
import { AccountStateInput } from './AccountStateInput';
import { Account } from '../Account';

@ObjectType({ description: 'What `reinstateAccount` did.' })
export class ReinstateAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

@InputType({ description: 'Which login to reinstate, and why.' })
export class ReinstateAccountInput extends AccountStateInput {}

/**
 * Lets a login sign in again. A company may do this after a colleague's suspension. For a terminated login this is the
 * administrator's override, and the audit log records it.
 */
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
