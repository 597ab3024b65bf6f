import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { Account } from '../accounts/Account';
import { ownAccount } from '../accounts/ownAccount';
import { StaffRole } from '../accounts/StaffRole';
import { lockColleagues } from '../accounts/states/lockColleagues';
import { tellAdministrators } from './staffMails';

@InputType({ description: 'Which login of an administrator is to be for what.' })
export class SetStaffRoleInput {
  @Field(() => ID, { description: 'Global id of the login.' })
  id: string;

  @Field(() => StaffRole, { description: 'What it is for from now on.' })
  staffRole: StaffRole;
}

@ObjectType({ description: 'What `setStaffRole` did.' })
export class SetStaffRolePayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

/**
 * Gives a login of an administrator another role, from its next request on. Nobody changes the own role, so one
 * ADMINISTRATOR always stays.
 *
 * @throws CONFLICT for the own login, and for a login of a company
 */
export async function setStaffRole(
  context: RequestContext,
  { id, staffRole }: { id: number; staffRole: StaffRole },
): Promise<Account> {
  authorize(context.viewer, 'setStaffRole');
  return context.database.transaction(async (manager) => {
    // of two who demote each other, the second finds its own role changed
    await lockColleagues(manager, context.viewer, 'setStaffRole');
    const accounts = manager.getRepository(Account);
    const account = await accounts.findOneBy({ id });
    if (!account) throw new DomainError('NOT_FOUND', 'There is no such login.');
    if (account.staffRole === null) {
      throw new DomainError('CONFLICT', 'This login is of a company: its role is given there.');
    }
    if (id === context.viewer?.accountId) {
      throw new DomainError('CONFLICT', 'This is your own login: ask another administrator to do this.');
    }
    if (account.staffRole === staffRole) return account;
    await accounts.update({ id }, { staffRole });
    const change = { before: { staffRole: account.staffRole }, after: { staffRole } };
    await recordAudit(manager, context, [{ action: 'setStaffRole', entityType: 'Account', entityId: id, ...change }]);
    const { email } = await ownAccount(manager, context.viewer);
    const [was, is] = [account.staffRole, staffRole].map((role) => role.toLowerCase());
    const sentence = `${email} has changed the role of ${account.email} from ${was} to ${is}.`;
    const event = `staff-role:${id}:${staffRole}:${context.clock.now().toISOString()}`;
    await tellAdministrators(manager, context, { event, sentence });
    return accounts.findOneByOrFail({ id });
  });
}
