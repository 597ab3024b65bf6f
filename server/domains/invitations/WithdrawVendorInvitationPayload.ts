import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `withdrawVendorInvitation` did.' })
export class WithdrawVendorInvitationPayload {
  @Field(() => ID, { description: 'Global id of the invitation that is no more.' })
  readonly deletedId: string;

  constructor(deletedId: string) {
    this.deletedId = deletedId;
  }
}
