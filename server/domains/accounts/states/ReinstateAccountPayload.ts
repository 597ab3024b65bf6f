import { Field, ObjectType } from 'type-graphql';
import { Account } from '../Account';

@ObjectType({ description: 'What `reinstateAccount` did.' })
export class ReinstateAccountPayload {
  @Field(() => Account, { description: 'The login as it is now.' })
  readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}
