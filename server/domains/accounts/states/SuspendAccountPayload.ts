import { Field, ObjectType } from 'type-graphql';
import { Account } from '../Account';

@ObjectType({ description: 'What `suspendAccount` did.' })
export class SuspendAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}
