import { Field, ObjectType } from 'type-graphql';
import type { Action } from '../../shared/permissions';
import { permittedActions } from '../../shared/authorize';
import { Account } from './Account';
import { Role } from './Role';

@ObjectType('Viewer', { description: 'The caller, when signed in.' })
export class SignedInViewer {
  @Field(() => Account, { description: 'The login.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }

  @Field(() => Role, { description: 'What the account may do.' })
  get role(): Role {
    return this.account.role;
  }

  @Field(() => [String], {
    description: 'Names of the queries, mutations and other actions that this role may call; some only for own ads.',
  })
  get permissions(): Action[] {
    const { id: accountId, role, vendorId, vendorRole, staffRole } = this.account;
    return permittedActions({ accountId, role, vendorId, vendorRole, staffRole });
  }
}
