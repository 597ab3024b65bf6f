import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize, authorizeRole } from '../../shared/authorize';
import { Account } from './Account';
import { lockColleagues } from './states/lockColleagues';
import { VendorRole } from './VendorRole';

@InputType({ description: 'Which login of a vendor is to be for what.' })
export class SetVendorRoleInput {
  @Field(() => ID, { description: 'Global id of the login.' })
  id: string;

  @Field(() => VendorRole, { description: 'What it is for from now on.' })
  vendorRole: VendorRole;
}

@ObjectType({ description: 'What `setVendorRole` did.' })
export class SetVendorRolePayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

/**
 * Gives a login of a vendor another role, from its next request on (docs/rules/vendors.md#colleagues). Owners of the
 * company and administrators may do this.
 *
 * @throws CONFLICT if the company would be without an owner
 */
export async function setVendorRole(
  context: RequestContext,
  { id, vendorRole }: { id: number; vendorRole: VendorRole },
): Promise<Account> {
  authorizeRole(context.viewer, 'setVendorRole');
  return context.database.transaction(async (manager) => {
    const accounts = manager.getRepository(Account);
    const known = await accounts.findOneBy({ id });
    // for a company, an unknown login is as closed as another company's
    authorize(context.viewer, 'setVendorRole', known ?? undefined);
    if (!known) throw new DomainError('NOT_FOUND', 'There is no such login.');
    if (known.vendorId === null) {
      throw new DomainError('CONFLICT', 'This login is of an administrator, who has no role in a company.');
    }
    await lockColleagues(manager, context.viewer, 'setVendorRole');
    // of two owners who demote each other, one comes second
    const logins = await accounts.find({
      where: { vendorId: known.vendorId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const account = logins.find((login) => login.id === id) ?? known;
    if (account.vendorRole === vendorRole) return account;
    const owners = logins.filter((login) => login.vendorRole === 'OWNER' && login.state === 'ACTIVE');
    if (account.vendorRole === 'OWNER' && owners.every((owner) => owner.id === id)) throw lastOwner();
    await accounts.update({ id }, { vendorRole });
    await recordAudit(manager, context, [
      {
        ...{ action: 'setVendorRole', entityType: 'Account', entityId: id },
        before: { vendorRole: account.vendorRole },
        after: { vendorRole },
      },
    ]);
    return accounts.findOneByOrFail({ id });
  });
}

function lastOwner(): DomainError {
  return new DomainError('CONFLICT', 'This is the only owner of the company. Make somebody else an owner first.');
}
