import type { EntityManager } from 'typeorm';
import { InputType, Field, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Vendor } from '../../vendors/Vendor';
import { changeAccountState } from './changeAccountState';
import { identityHashes } from './identityHashes';
import { TerminatedIdentity } from './TerminatedIdentity';
import { AccountStateInput } from './AccountStateInput';
import { Account } from '../Account';

@ObjectType({ description: 'What `terminateAccount` did.' })
export class TerminateAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

@InputType({ description: 'Which login to terminate, and why.' })
export class TerminateAccountInput extends AccountStateInput {}

/**
 * Ends the use of the site for good (docs/rules/vendors.md#terminated-users). Stores hashes of e-mail and ABN to refuse
 * a new registration.
 */
export async function terminateAccount(
  context: RequestContext,
  input: { id: number; reason: string | null },
): Promise<Account> {
  return changeAccountState(context, input.id, {
    action: 'terminateAccount',
    to: 'TERMINATED',
    from: ['ACTIVE', 'SUSPENDED'],
    reason: input.reason,
    alongside: (manager, account) => remember(manager, context, account),
  });
}

async function remember(manager: EntityManager, context: RequestContext, account: Account): Promise<void> {
  const { id: accountId, email, vendorId } = account;
  const vendor = vendorId === null ? null : await manager.getRepository(Vendor).findOneBy({ id: vendorId });
  const hashes = identityHashes(context.identitySecret, { email, abn: vendor?.abn ?? null });
  const terminatedAt = context.clock.now();
  await manager
    .getRepository(TerminatedIdentity)
    .insert(hashes.map((identity) => ({ ...identity, accountId, terminatedAt })));
}
