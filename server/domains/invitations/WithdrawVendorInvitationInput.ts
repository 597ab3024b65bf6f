import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which invitation to withdraw.' })
export class WithdrawVendorInvitationInput {
  @Field(() => ID, { description: 'Global id of the invitation.' })
  id: string;
}
