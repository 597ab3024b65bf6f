import { Field, ObjectType } from 'type-graphql';
import { Account } from '../Account';

@ObjectType({ description: 'What `terminateAccount` did.' })
export class TerminateAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}
